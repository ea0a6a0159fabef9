import { calls, fieldRule } from '@croupier/contracts';
import {
  aBrowser,
  aCaptcha,
  aKey,
  aMobileRegistration,
  aRegistration,
  codeSentTo,
  login,
  setFlags,
  setProfile,
  setRegister,
  signIn,
  solved,
} from '../../testing/test-members.ts';
import { testSite, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite({ demo: true });
});

const mobileFlags = { MOBILENUMREG3: true, REGMOBVERF3: true, MOBILENUMPASSREG3: true };

async function codeFor(mobileNo: string) {
  site.core.clock.advance(1_500);
  const sent = await aBrowser(site).call(calls.smsRegisterCode, {
    countryDialingCode: '880',
    mobileNo,
    module: 'mobile',
    language: 'bn',
  });
  if (sent.code) throw new Error(sent.text);
  return codeSentTo(site, `+880${mobileNo.slice(1)}`);
}

const registerMobile = (input: Parameters<typeof aMobileRegistration>[0]) =>
  aBrowser(site).call(calls.registerMobile, aMobileRegistration(input), aKey());

test('registering by number needs a code and makes the number the name, in national or international format', async () => {
  expect((await registerMobile({})).code).toBe('forbidden');
  await setFlags({ site }, mobileFlags);
  const password = { password: 'River2026boat', confirmPassword: 'River2026boat' };
  const bare = await registerMobile(password);
  expect(bare.problem.fields).toEqual({ verificationCode: { code: 'required' } });
  const wrong = await registerMobile({ ...password, verificationCode: '000000' });
  expect(wrong.code).toBe('wrong-code');

  const verificationCode = await codeFor('01712345678');
  const right = await registerMobile({ ...password, verificationCode });
  expect(right.value.user.account).toBe('8801712345678');
  for (const name of ['01712345678', '8801712345678', '+8801712345678'])
    expect((await signIn(aBrowser(site), login(name))).code).toBeNull();
  const code = await codeFor('01712345678');
  expect((await registerMobile({ ...password, verificationCode: code })).code).toBe(
    'username-taken',
  );
});

test('if a brand requires no password, the account signs in by code and can set a password without an old one', async () => {
  await setFlags({ site }, { ...mobileFlags, MOBILENUMPASSREG3: false });
  const verificationCode = await codeFor('01812345678');
  const browser = aBrowser(site);
  const input = aMobileRegistration({ mobileNum: '01812345678', verificationCode });
  const registered = await browser.call(calls.registerMobile, input, aKey());
  expect(registered.code).toBeNull();
  browser.token = registered.value.token;
  expect((await browser.call(calls.memberInfo, undefined)).value).toMatchObject({
    hasPassword: false,
    mobile: '•••• 5678',
  });
  for (const password of ['-', 'River2026boat'])
    expect((await aBrowser(site).call(calls.login, login('01812345678', password))).code).toBe(
      'wrong-credentials',
    );
  const changed = await browser.call(calls.changePassword, {
    newPassword: 'Mountain42lake',
    confirmNewPassword: 'Mountain42lake',
  });
  expect(changed.code).toBeNull();
  expect((await signIn(aBrowser(site), login('01812345678', 'Mountain42lake'))).code).toBeNull();
  await setFlags({ site }, { MOBILENUMREG3: false });
});

test('a birthday must be a real date and satisfy the brand’s minimum age', async () => {
  const birthday = fieldRule('date-ymd', { minLength: 10, maxLength: 10, type: 'date' });
  await setRegister({ site }, { birthday });
  const today = site.core.clock.now().toISOString().slice(0, 10);
  const born = (years: number, dayAfter = today.slice(4)) =>
    `${Number(today.slice(0, 4)) - years}${dayAfter}`;
  const register = (day: string, username: string) =>
    aBrowser(site).call(calls.register, aRegistration({ username, birthday: day }), aKey());
  const tooYoung = await register(born(17), 'young');
  expect(tooYoung.problem.fields).toEqual({ birthday: { code: 'range', min: 18 } });
  expect((await register('1990-02-30', 'nobody')).problem.fields).toEqual({
    birthday: { code: 'pattern', pattern: 'no-such-day' },
  });
  expect((await register(born(18), 'grown')).code).toBeNull();
  await setProfile({ site }, { minimumAge: 21 });
  expect((await register(born(20), 'student')).code).toBe('invalid-input');
  await setProfile({ site }, { minimumAge: 18 });
  await setRegister({ site }, { birthday: { ...birthday, enabled: false, required: false } });
});

test('details that a brand asks for are stored with the member; other details are refused', async () => {
  const refused = await aBrowser(site).call(
    calls.register,
    aRegistration({ username: 'talker', wechat: 'talker26' }),
    aKey(),
  );
  expect(refused.problem.fields).toEqual({ wechat: { code: 'invalid' } });
  await setRegister(
    { site },
    { wechat: fieldRule('any', { minLength: 2, maxLength: 40, required: false }) },
  );
  const input = aRegistration({ username: 'talker', wechat: 'talker26', domain: 'localhost' });
  const made = await aBrowser(site).call(calls.register, input, aKey());
  const details = await site.core.db.read
    .selectFrom('member_details')
    .selectAll()
    .where('member_id', '=', made.value.user.id)
    .executeTakeFirstOrThrow();
  expect(details).toMatchObject({ answers: { wechat: 'talker26' }, domain: 'localhost' });
  expect(JSON.stringify(details)).not.toContain('River2026boat');
});

test('a brand’s captcha and challenge are checked first, and are valid once', async () => {
  const captchaRule = fieldRule('any', { minLength: 4, maxLength: 8 });
  await setRegister({ site }, { captcha: captchaRule });
  await setProfile({ site }, { challenge: true });
  const browser = aBrowser(site);
  const bare = await browser.call(calls.register, aRegistration({ username: 'robot' }), aKey());
  expect(bare.problem.fields).toEqual({ captcha: { code: 'required' } });

  const captcha = await aCaptcha(site, browser);
  const idle = aRegistration({ username: 'robot', ...captcha });
  expect((await browser.call(calls.register, idle, aKey())).code).toBe('challenge-failed');
  site.core.clock.advance(1_500);
  const again = await aCaptcha(site, browser);
  const challenge = await solved(browser, 'register');
  const human = aRegistration({ username: 'robot', ...again, challenge });
  expect((await browser.call(calls.register, human, aKey())).code).toBeNull();
  expect((await browser.call(calls.login, login('robot'))).code).toBe('challenge-failed');
  const proof = { challenge: await solved(browser, 'login') };
  expect((await browser.call(calls.login, login('robot', 'River2026boat', proof))).code).toBeNull();
  expect((await browser.call(calls.login, login('robot', 'River2026boat', proof))).code).toBe(
    'challenge-failed',
  );
  await setRegister({ site }, { captcha: { ...captchaRule, enabled: false, required: false } });
  await setProfile({ site }, { challenge: false });
});

test('a profile with longer passwords shows this in the settings and enforces it', async () => {
  const { password } = (await site.app.modules.brands.byCode('verano'))?.registerSettings ?? {};
  if (!password) throw new Error('no brand');
  await setRegister({ site, brand: 'verano' }, { password: { ...password, minLength: 4 } });
  const browser = aBrowser(site, 'second.localhost');
  const { value } = await browser.call(calls.registerSettings, undefined);
  expect(value.password.minLength).toBe(8);
  const input = aRegistration({ username: 'shorty', password: 'abc12', confirmPassword: 'abc12' });
  const refused = await browser.call(calls.register, input, aKey());
  expect(refused.problem.fields).toMatchObject({ password: { code: 'too-short', min: 8 } });
});

test('a Spanish brand refuses a registration without an identity document and a birth date', async () => {
  const browser = aBrowser(site, 'second.localhost');
  const { value } = await browser.call(calls.registerSettings, undefined);
  expect(value).toMatchObject({
    idNumber: { enabled: true, required: true },
    birthday: { enabled: true, required: true },
  });
  const register = (changes: { idNumber?: string; birthday?: string }) =>
    browser.call(calls.register, aRegistration({ username: 'spanish', ...changes }), aKey());
  expect((await register({})).problem.fields).toMatchObject({
    idNumber: { code: 'required' },
    birthday: { code: 'required' },
  });
  const young = await register({ idNumber: '12345678Z', birthday: '2020-01-01' });
  expect(young.problem.fields).toEqual({ birthday: { code: 'range', min: 18 } });
  const grown = await register({ idNumber: '12345678Z', birthday: '1990-01-01' });
  expect(grown.code).toBeNull();
});

test('a registration that completes a social sign-in is linked to it once, or writes nothing', async () => {
  const { verification, identity } = site.app.modules;
  const profile = {
    provider: 'google' as const,
    issuer: 'https://accounts.google.com',
    subject: 'g-2026',
    email: 'dewan@mail.example',
    isEmailVerified: true,
    name: 'Dewan',
  };
  const socialTicket = await verification.social.welcome('padma', profile);
  const register = (username: string) =>
    aBrowser(site).call(calls.register, aRegistration({ username, socialTicket }), aKey());
  const made = await register('linked');
  expect(made.code).toBeNull();
  expect(await verification.social.memberOf('padma', profile)).toBe(made.value.user.id);
  expect((await register('unlinked')).code).toBe('social-expired');
  expect(await identity.byAccount('padma', 'unlinked')).toBeNull();
});

test('twenty mistyped registrations from one address block no other visitor of that address', async () => {
  const ip = '10.77.0.1';
  const answers = [];
  for (let time = 0; time < 35; time++) {
    const input = aRegistration({ username: `mistyped${time}`, confirmPassword: 'another one' });
    answers.push(await site.browser({ ip }).call(calls.register, input, aKey()));
  }
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['invalid-input']));
  const neighbour = aRegistration({ username: 'neighbour' });
  expect((await site.browser({ ip }).call(calls.register, neighbour, aKey())).code).toBeNull();
});

test('trying one taken name after the other is rate-limited', async () => {
  const ip = '10.77.0.2';
  await site.browser().call(calls.register, aRegistration({ username: 'takenname' }), aKey());
  const codes: (string | null)[] = [];
  for (let time = 0; time < 22; time++) {
    const input = aRegistration({ username: 'takenname' });
    codes.push((await site.browser({ ip }).call(calls.register, input, aKey())).code);
  }
  expect(codes.slice(0, 20)).toEqual(Array(20).fill('username-taken'));
  expect(codes.slice(20)).toEqual(['too-many-requests', 'too-many-requests']);
});

test.each(['River2026', 'Passw0rd!', 'padma2026', 'Qwertyuiop1'])(
  '%s has letters and digits, and is refused: it is easy to guess',
  async (password) => {
    const input = aRegistration({ username: 'guessable', password, confirmPassword: password });
    const { problem } = await site.browser().call(calls.register, input, aKey());
    expect(problem.fields?.['password']?.pattern).toMatch(/^(weak|common)-password$/);
  },
);

test.each(['tea leaf storm', 'নদীর ধারে ঘর', 'correct-horse-battery'])(
  '%s has no digit, and is taken: it is hard to guess',
  async (password) => {
    const username = `strong${password.length}`;
    const input = aRegistration({ username, password, confirmPassword: password });
    expect((await site.browser().call(calls.register, input, aKey())).code).toBeNull();
  },
);
