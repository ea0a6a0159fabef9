import { calls } from '@croupier/contracts';
import { Secret, TOTP } from 'otpauth';
import {
  aBrowser,
  aMember,
  anOperator,
  codeSentTo,
  login,
  messagesTo,
  setFlags,
  setRegister,
  signIn,
} from '../../testing/test-members.ts';
import { mobileNumber } from '../verification/index.ts';
import { testSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';

const password = 'River2026boat';
const halfMinute = 30_000;

let site: TestSite;
beforeAll(async () => {
  site = await testSite({ demo: true });
  const brand = await site.app.modules.brands.byCode('padma');
  if (!brand) throw new Error('no brand');
  const { email } = brand.settings.register;
  await setRegister({ site }, { email: { ...email, enabled: true } });
});

const pass = (ms: number) => site.core.clock.set(new Date(site.core.clock.now().getTime() + ms));

/** The next code of the app: each code is valid once. */
function nextCode(secret: string): string {
  pass(halfMinute);
  const timestamp = site.core.clock.now().getTime();
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

async function withFactor(name: string, changes: Parameters<typeof aMember>[2] = {}) {
  const member = await aMember(site, name, changes);
  const { value } = await member.call(calls.beginMemberSecondFactor, { password });
  const code = nextCode(value.secret);
  const finished = await member.call(calls.finishMemberSecondFactor, { code });
  return { member, ...value, codes: finished.value.codes };
}

/** A browser that has sent the right password. */
async function halfway(name: string, options: { readonly remember?: boolean } = {}) {
  const browser = aBrowser(site);
  const answer = await browser.call(calls.login, login(name, password, options));
  expect(answer.code).toBe('second-factor-needed');
  return browser;
}

const isSignedIn = async (browser: TestBrowser) =>
  (await browser.call(calls.memberInfo, undefined)).code === null;

test('a confirmed second factor is required after the password', async () => {
  const { secret, uri, codes } = await withFactor('rumi');
  expect(uri).toMatch(/^otpauth:\/\/totp\/Padma[^:]*:rumi\?issuer=/);
  expect(codes).toHaveLength(10);

  const browser = await halfway('rumi');
  expect(await isSignedIn(browser)).toBe(false);
  expect((await browser.call(calls.completeSignIn, { code: '000000' })).code).toBe('wrong-code');
  const answer = await browser.call(calls.completeSignIn, { code: nextCode(secret) });
  expect(answer.value.user.account).toBe('rumi');
  browser.token = answer.value.token;
  expect(await isSignedIn(browser)).toBe(true);
});

test('a set-up without a confirmed code changes nothing, and needs the password', async () => {
  const member = await aMember(site, 'nadia');
  const begin = (typed: string) => member.call(calls.beginMemberSecondFactor, { password: typed });
  expect((await begin('wrong password')).code).toBe('wrong-credentials');
  await begin(password);
  expect((await member.call(calls.finishMemberSecondFactor, { code: '000000' })).code).toBe(
    'wrong-code',
  );
  expect((await signIn(aBrowser(site), login('nadia'))).code).toBeNull();
  const state = await member.call(calls.memberSecondFactor, undefined);
  expect(state.value).toEqual({ since: null, recoveryCodesLeft: 0 });
});

test('a code alone, without the cookie of the first step, gives no session', async () => {
  const { secret } = await withFactor('tuhin');
  await halfway('tuhin');
  const other = aBrowser(site);
  expect((await other.call(calls.completeSignIn, { code: nextCode(secret) })).code).toBe(
    'sign-in-expired',
  );
});

test('the first step is valid for ten minutes, on its brand, and once', async () => {
  const { secret } = await withFactor('bina');
  const late = await halfway('bina');
  pass(11 * 60_000);
  expect((await late.call(calls.completeSignIn, { code: nextCode(secret) })).code).toBe(
    'sign-in-expired',
  );

  const browser = await halfway('bina');
  const [[name, entry] = ['', '']] = [...browser.cookies].filter(([key]) => key.includes('entry'));
  const copy = aBrowser(site);
  copy.setCookie(name, entry);
  const elsewhere = aBrowser(site, 'second.localhost');
  elsewhere.setCookie(name, entry);
  const code = nextCode(secret);
  expect((await elsewhere.call(calls.completeSignIn, { code })).code).toBe('sign-in-expired');
  expect((await browser.call(calls.completeSignIn, { code })).code).toBeNull();
  expect((await copy.call(calls.completeSignIn, { code: nextCode(secret) })).code).toBe(
    'sign-in-expired',
  );
});

test('a recovery code replaces a code of the app, once', async () => {
  const { codes, member } = await withFactor('lipi');
  const [code = ''] = codes;
  const typed = code.toLowerCase().replaceAll('-', ' ');
  expect(
    (await (await halfway('lipi')).call(calls.completeSignIn, { code: typed })).code,
  ).toBeNull();
  expect((await (await halfway('lipi')).call(calls.completeSignIn, { code })).code).toBe(
    'wrong-code',
  );
  const state = await member.call(calls.memberSecondFactor, undefined);
  expect(state.value.recoveryCodesLeft).toBe(9);
});

test('too many wrong codes lock the second step, a right code included', async () => {
  const { secret } = await withFactor('kamal');
  const browser = await halfway('kamal');
  for (let tries = 0; tries < 5; tries += 1)
    await browser.call(calls.completeSignIn, { code: '000000' });
  const answer = await browser.call(calls.completeSignIn, { code: nextCode(secret) });
  expect(answer.code).toBe('account-locked');
  expect(answer.problem.retryAfter).toBeGreaterThan(0);
});

test('a locked account cannot finish a sign-in that it began before', async () => {
  const { secret } = await withFactor('shanta');
  const browser = await halfway('shanta');
  const operator = await anOperator(site);
  await operator.call(calls.setMemberStatus, {
    brand: 'padma',
    account: 'shanta',
    status: 'locked',
    note: '',
  });
  expect((await browser.call(calls.completeSignIn, { code: nextCode(secret) })).code).toBe(
    'account-suspended',
  );
});

test('a device that is remembered after both steps needs no code; earlier ones must sign in again', async () => {
  await aMember(site, 'ratna');
  const old = aBrowser(site);
  await signIn(old, login('ratna', password, { remember: true }));
  const { value } = await old.call(calls.beginMemberSecondFactor, { password });
  await old.call(calls.finishMemberSecondFactor, { code: nextCode(value.secret) });
  expect((await old.call(calls.deviceLogin, undefined)).code).toBe('device-unknown');

  const browser = await halfway('ratna', { remember: true });
  await browser.call(calls.completeSignIn, { code: nextCode(value.secret) });
  expect((await browser.call(calls.deviceLogin, undefined)).code).toBeNull();
});

test('a new password by the mailed link is stored, and still asks for the second factor', async () => {
  await setFlags({ site }, { CHNGPASSMAIL3: true });
  const email = 'mitu@mail.com';
  const { secret } = await withFactor('mitu', { email });
  const browser = aBrowser(site);
  await browser.request('POST', calls.forgotPassword.path, {
    body: new URLSearchParams({ username: 'mitu', email }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const mails = await messagesTo(site, email);
  const mail = mails.find(({ kind }) => kind === 'password-reset');
  const link = /#reset=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const newPassword = 'Mountain42lake';
  const reset = await browser.call(calls.resetByLink, {
    secret: link,
    newPassword,
    confirmNewPassword: newPassword,
  });
  expect(reset.code).toBe('second-factor-needed');
  expect((await browser.call(calls.completeSignIn, { code: nextCode(secret) })).code).toBeNull();
  const again = await aBrowser(site).call(calls.login, login('mitu', newPassword));
  expect(again.code).toBe('second-factor-needed');
});

test('turning it off needs the password and a code, and the owner gets a message', async () => {
  const email = 'jhumur@mail.com';
  const { member, secret } = await withFactor('jhumur', { email });
  const remove = (typed: string, code: string) =>
    member.call(calls.removeMemberSecondFactor, { password: typed, code });
  expect((await remove('wrong password', nextCode(secret))).code).toBe('wrong-credentials');
  expect((await remove(password, '000000')).code).toBe('wrong-code');
  expect((await remove(password, nextCode(secret))).code).toBeNull();
  expect((await signIn(aBrowser(site), login('jhumur'))).code).toBeNull();
  const kinds = (await messagesTo(site, email)).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['second-factor-on', 'second-factor-off']));
});

test('new recovery codes invalidate the previous ones', async () => {
  const { member, secret, codes } = await withFactor('poly');
  const renewed = await member.call(calls.renewMemberRecoveryCodes, {
    password,
    code: nextCode(secret),
  });
  const browser = await halfway('poly');
  const ask = (code = '') => browser.call(calls.completeSignIn, { code });
  expect((await ask(codes[0])).code).toBe('wrong-code');
  expect((await ask(renewed.value.codes[0])).code).toBeNull();
});

test('a sign-in by SMS asks for it, too', async () => {
  await setFlags({ site }, { MOBILEVERCODELOGIN3: true });
  const { secret } = await withFactor('sagor');
  const { identity } = site.app.modules;
  const record = await identity.byAccount('padma', 'sagor');
  if (!record) throw new Error('sagor is not registered');
  const number = mobileNumber('880', '01712345699');
  await site.core.db.read
    .updateTable('member_details')
    .set({ mobile: number, mobile_proven_at: site.core.clock.now() })
    .where('member_id', '=', record.id)
    .execute();
  const browser = aBrowser(site);
  const mobile = { mobileNo: '01712345699', countryDialingCode: '880' };
  await browser.call(calls.smsCode, { purpose: 'login', ...mobile, language: 'en' });
  const answer = await browser.call(calls.login, {
    type: 'sms',
    username: '01712345699',
    countryDialingCode: '880',
    password: await codeSentTo(site, '+8801712345699'),
  });
  expect(answer.code).toBe('second-factor-needed');
  expect((await browser.call(calls.completeSignIn, { code: nextCode(secret) })).code).toBeNull();
});
