import { calls } from '@croupier/contracts';
import {
  aBrowser,
  aKey,
  aRegistration,
  codeSentTo,
  login,
  messagesTo,
  setFlags,
  setRegister,
  signIn,
} from '../../testing/test-members.ts';
import { matchesPaymentPin, withdrawalsPausedUntil } from './index.ts';
import { testSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite({ demo: true });
  const { settings } = (await site.app.modules.brands.byCode('padma')) ?? {};
  if (!settings) throw new Error('no brand');
  const { email, mobileNum, verificationCode } = settings.register;
  await setRegister(
    { site },
    {
      email: { ...email, enabled: true },
      mobileNum: { ...mobileNum, enabled: true },
      verificationCode: { ...verificationCode, enabled: true, required: true },
    },
  );
});

let numbers = 10_000_000;
const aNumber = () => `017${(numbers += 1)}`;
const e164 = (number: string) => `+880${number.slice(1)}`;

async function sms(browser: TestBrowser, purpose: 'login' | 'forgot', mobileNo: string) {
  // A number gets one code per second, so the test advances the clock.
  site.core.clock.advance(1_500);
  const input = { countryDialingCode: '880', mobileNo, purpose, language: 'en' as const };
  return browser.call(calls.smsCode, input);
}

/** A member whose number was proven at registration, and who gave a mail address. */
async function aReachable(username: string) {
  const [browser, mobileNum, email] = [aBrowser(site), aNumber(), `${username}@mail.example`];
  site.core.clock.advance(1_500);
  await browser.call(calls.smsRegisterCode, {
    countryDialingCode: '880',
    mobileNo: mobileNum,
    module: 'username',
    language: 'en',
  });
  const verificationCode = await codeSentTo(site, e164(mobileNum));
  const input = aRegistration({ username, mobileNum, email, verificationCode });
  const registered = await browser.call(calls.register, input, aKey());
  if (registered.code) throw new Error(registered.text);
  browser.token = registered.value.token;
  return { browser, mobileNum, email };
}

async function askLink(browser: TestBrowser, username: string, email: string) {
  const answer = await browser.request('POST', calls.forgotPassword.path, {
    body: new URLSearchParams({ username, email }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  return answer;
}

async function secretFor(email: string): Promise<string> {
  const mails = await messagesTo(site, email);
  const mail = mails.find(({ kind }) => kind === 'password-reset');
  const secret = /#reset=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!secret) throw new Error(`no link for ${email}: ${JSON.stringify(mails)}`);
  return secret;
}

const reset = (browser: TestBrowser, secret: string, newPassword = 'Mountain42lake') =>
  browser.call(calls.resetByLink, { secret, newPassword, confirmNewPassword: newPassword });

test('a mailed link changes the password once, signs in, and ends all open sessions', async () => {
  const { browser, email } = await aReachable('postal');
  const elsewhere = aBrowser(site);
  expect((await askLink(elsewhere, 'Postal', email.toUpperCase())).status).toBe(200);
  const secret = await secretFor(email);
  expect((await reset(elsewhere, secret, 'short')).code).toBe('invalid-input');
  const answers = await Promise.all([reset(elsewhere, secret), reset(aBrowser(site), secret)]);
  expect(answers.map(({ code }) => code).sort()).toEqual([null, 'reset-link-invalid'].sort());
  expect((await browser.call(calls.memberInfo, undefined)).code).toBe('unauthenticated');
  expect((await signIn(aBrowser(site), login('postal', 'Mountain42lake'))).code).toBeNull();
  expect((await reset(aBrowser(site), secret)).code).toBe('reset-link-invalid');
  const kinds = (await messagesTo(site, email)).map(({ kind }) => kind);
  expect(kinds).toContain('password-changed');
});

test('the answer to a link request reveals neither whether the account exists nor its address', async () => {
  const { email } = await aReachable('private');
  const browser = aBrowser(site);
  const answers = [
    await askLink(browser, 'private', email),
    await askLink(browser, 'private', 'other@mail.example'),
    await askLink(browser, 'nobody_here', email),
  ];
  const [first, ...others] = answers.map(({ status, text }) => ({ status, text }));
  for (const other of others) expect(other).toEqual(first);
  expect(await messagesTo(site, 'other@mail.example')).toHaveLength(0);
  const mails = (await messagesTo(site, email)).filter(({ kind }) => kind === 'password-reset');
  expect(mails).toHaveLength(1);
});

test('a link expires after half an hour, and at most three are sent in that time', async () => {
  const { email } = await aReachable('patient');
  for (let asked = 0; asked < 5; asked += 1) await askLink(aBrowser(site), 'patient', email);
  const mails = (await messagesTo(site, email)).filter(({ kind }) => kind === 'password-reset');
  expect(mails).toHaveLength(3);
  const secret = await secretFor(email);
  site.core.clock.advance(30 * 60_000);
  expect((await reset(aBrowser(site), secret)).code).toBe('reset-link-invalid');
});

test('a code by SMS resets the password and unlocks the name', async () => {
  const { mobileNum } = await aReachable('phoned');
  const browser = aBrowser(site);
  const now = site.core.clock.now();
  await site.core.db.read
    .insertInto('sign_in_attempts')
    .values({
      scope: 'padma',
      name: 'phoned',
      attempts: 6,
      turned_away: 0,
      first_at: now,
      locked_until: new Date(now.getTime() + 600_000),
    })
    .execute();
  expect((await browser.call(calls.login, login('phoned'))).code).toBe('account-locked');
  expect((await sms(browser, 'forgot', mobileNum)).code).toBeNull();
  const input = { mobileNum, countryDialingCode: '880', newPassword: 'Mountain42lake' };
  const wrong = await browser.call(calls.resetByPhone, { ...input, verificationCode: '000000' });
  expect(wrong.code).toBe('wrong-code');
  const verificationCode = await codeSentTo(site, e164(mobileNum));
  const right = await browser.call(calls.resetByPhone, { ...input, verificationCode });
  expect(right.value.user.account).toBe('phoned');
  expect((await signIn(aBrowser(site), login('phoned', 'Mountain42lake'))).code).toBeNull();
  const again = await browser.call(calls.resetByPhone, { ...input, verificationCode });
  expect(again.code).toBe('wrong-code');
});

test('a code by SMS signs in the holder of a proven number; a code for another purpose does not', async () => {
  const { mobileNum } = await aReachable('texter');
  const browser = aBrowser(site);
  const by = (code: string) =>
    signIn(browser, {
      type: 'sms',
      username: mobileNum,
      password: code,
      countryDialingCode: '880',
    });
  await sms(browser, 'forgot', mobileNum);
  expect((await by(await codeSentTo(site, e164(mobileNum)))).code).toBe('wrong-code');
  await sms(browser, 'login', mobileNum);
  const code = await codeSentTo(site, e164(mobileNum));
  expect((await by(code)).value.user.account).toBe('texter');
  expect((await by(code)).code).toBe('wrong-code');
  await setFlags({ site }, { MOBILEVERCODELOGIN3: false });
  expect((await by(code)).code).toBe('forbidden');
  await setFlags({ site }, { MOBILEVERCODELOGIN3: true });
});

/** The code after five wrong ones, which each counted. */
async function afterFiveWrong<Answer>(code: string, by: (code: string) => Promise<Answer>) {
  const wrong = code === '000000' ? '000001' : '000000';
  for (let tries = 0; tries < 5; tries += 1) await by(wrong);
  return by(code);
}

test('wrong codes of a sign-in count: after five the right one is refused', async () => {
  const { mobileNum } = await aReachable('guessedin');
  const browser = aBrowser(site);
  await sms(browser, 'login', mobileNum);
  const code = await codeSentTo(site, e164(mobileNum));
  const answer = await afterFiveWrong(code, (password) =>
    signIn(browser, { type: 'sms', username: mobileNum, password, countryDialingCode: '880' }),
  );
  expect(answer.code).toBe('wrong-code');
});

test('wrong codes of a registration count: after five the right one is refused', async () => {
  const [browser, mobileNum] = [aBrowser(site), aNumber()];
  site.core.clock.advance(1_500);
  await browser.call(calls.smsRegisterCode, {
    countryDialingCode: '880',
    mobileNo: mobileNum,
    module: 'username',
    language: 'en',
  });
  const code = await codeSentTo(site, e164(mobileNum));
  const answer = await afterFiveWrong(code, (verificationCode) => {
    const named = { username: 'guessedopen', email: 'guessedopen@mail.example' };
    const input = aRegistration({ ...named, mobileNum, verificationCode });
    return browser.call(calls.register, input, aKey());
  });
  expect(answer.code).toBe('wrong-code');
});

test('an unproven number cannot be used to sign in, even if an account has it', async () => {
  const number = aNumber();
  const asked = (await site.app.modules.brands.byCode('padma'))?.settings.register.verificationCode;
  if (!asked) throw new Error('no brand');
  await setRegister({ site }, { verificationCode: { ...asked, enabled: false } });
  const claimed = aRegistration({ username: 'claimant', mobileNum: number });
  expect((await aBrowser(site).call(calls.register, claimed, aKey())).code).toBeNull();
  await setRegister({ site }, { verificationCode: asked });

  const holder = aBrowser(site);
  await sms(holder, 'login', number);
  const code = await codeSentTo(site, e164(number));
  const input = { ...login(number, code), type: 'sms' as const, countryDialingCode: '880' };
  expect((await holder.call(calls.login, input)).code).toBe('wrong-credentials');
});

test('a proven number belongs to one account, and a refused registration writes nothing', async () => {
  const { mobileNum } = await aReachable('owner');
  const browser = aBrowser(site);
  site.core.clock.advance(1_500);
  await browser.call(calls.smsRegisterCode, {
    countryDialingCode: '880',
    mobileNo: mobileNum,
    module: 'username',
    language: 'en',
  });
  const verificationCode = await codeSentTo(site, e164(mobileNum));
  const input = aRegistration({ username: 'second_owner', mobileNum, verificationCode });
  expect((await browser.call(calls.register, input, aKey())).code).toBe('mobile-taken');
  expect(await site.app.modules.identity.byAccount('padma', 'second_owner')).toBeNull();
});

test('a brand refuses a recovery method that it has switched off', async () => {
  await setFlags({ site }, { CHNGPASSMAIL3: false, CHNGPASSVERIF3: false });
  const browser = aBrowser(site);
  expect((await askLink(browser, 'postal', 'x@mail.example')).status).toBe(403);
  const phone = { mobileNum: aNumber(), verificationCode: '123456', newPassword: 'Mountain42lake' };
  expect((await browser.call(calls.resetByPhone, phone)).code).toBe('forbidden');
  expect((await reset(browser, 'x'.repeat(43))).code).toBe('forbidden');
  await setFlags({ site }, { CHNGPASSMAIL3: true, CHNGPASSVERIF3: true });
});

test('only the declared calls accept a form-encoded body', async () => {
  const browser = aBrowser(site);
  const answer = await browser.request('POST', calls.freePlay.path, {
    body: 'os=x',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(answer.status).toBe(415);
});

describe('a lost payment PIN', () => {
  const askCode = (browser: TestBrowser) => {
    site.core.clock.advance(1_500);
    return browser.call(calls.paymentPasswordCode, { language: 'en' });
  };

  test('is recovered with the password and a code, the platform notifies its owner, and withdrawals are paused', async () => {
    const { browser, mobileNum, email } = await aReachable('pinless');
    const sent = await askCode(browser);
    expect(sent.value).toMatchObject({ channel: 'sms', recipient: `•••• ${mobileNum.slice(-4)}` });
    const code = await codeSentTo(site, e164(mobileNum));
    const recover = (
      changes: { password?: string; code?: string; paymentPassword?: string } = {},
    ) =>
      browser.call(calls.recoverPaymentPassword, {
        password: 'River2026boat',
        code,
        paymentPassword: '975310',
        ...changes,
      });
    expect((await recover({ paymentPassword: '1' })).problem.fields).toHaveProperty(
      'paymentPassword',
    );
    expect((await recover({ password: 'Wrong2026' })).code).toBe('wrong-credentials');
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await recover({ code: wrong })).code).toBe('wrong-code');
    const from = (await recover()).value.withdrawalsFrom;
    expect(Date.parse(from) - site.core.clock.now().getTime()).toBe(24 * 3_600_000);
    expect((await recover()).code).toBe('wrong-code');

    const record = await site.app.modules.identity.byAccount('padma', 'pinless');
    if (!record) throw new Error('no member');
    expect(await matchesPaymentPin(site.core.db.read, record.id, '975310')).toBe(true);
    const [letter] = await messagesTo(site, email);
    expect(letter?.text).toMatch(/pinless.* UTC .* UTC/);
    const { rows } = await site.app.modules.audit.entries({ subject: 'padma/pinless' });
    expect(rows[0]).toMatchObject({ operator: 'pinless', action: 'member.pin-recovered' });
    expect(
      await withdrawalsPausedUntil(site.core.db.read, record.id, site.core.clock.now()),
    ).toEqual(new Date(from));
    site.core.clock.advance(24 * 3_600_000);
    expect(
      await withdrawalsPausedUntil(site.core.db.read, record.id, site.core.clock.now()),
    ).toBeNull();
  });

  test('counts wrong codes: after five the right one is refused', async () => {
    const { browser, mobileNum } = await aReachable('pinguessed');
    await askCode(browser);
    const right = await codeSentTo(site, e164(mobileNum));
    const answer = await afterFiveWrong(right, (code) =>
      browser.call(calls.recoverPaymentPassword, {
        password: 'River2026boat',
        code,
        paymentPassword: '975310',
      }),
    );
    expect(answer.code).toBe('wrong-code');
  });

  test('opens nothing with a code for something else, and its own code opens nothing else', async () => {
    const { browser, mobileNum } = await aReachable('crossed');
    await sms(browser, 'forgot', mobileNum);
    const forgot = await codeSentTo(site, e164(mobileNum));
    const answer = await browser.call(calls.recoverPaymentPassword, {
      password: 'River2026boat',
      code: forgot,
      paymentPassword: '975310',
    });
    expect(answer.code).toBe('wrong-code');
  });
});
