import { calls } from '@croupier/contracts';
import {
  aBrowser,
  aCaptcha,
  aKey,
  aMember as memberOf,
  aRegistration,
  aVisitor,
  inSpain,
  login,
} from '../../testing/test-members.ts';
import { testSite, type TestSite } from '../../testing/test-site.ts';
import { createAttempts } from './attempts.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});

const aMember = (username: string, host = 'localhost') =>
  memberOf(site, username, { host, ...(host === 'localhost' ? {} : inSpain) });

test('a registration signs the member in, with a cookie that scripts cannot read', async () => {
  const browser = site.browser();
  const registered = await browser.call(calls.register, aRegistration(), aKey());
  expect(registered.value).toMatchObject({
    firstTimeLogin: true,
    user: { account: 'dewan', type: 0, lastLoginAt: null },
  });
  const cookie = [registered.headers['set-cookie']]
    .flat()
    .find((one) => String(one).startsWith('croupier='));
  expect(cookie).toMatch(/^croupier=[\w-]{43};/);
  for (const attribute of ['Path=/', 'HttpOnly', 'SameSite=Lax'])
    expect(cookie).toContain(attribute);
  expect(cookie).not.toContain(registered.value.token);

  const info = await browser.call(calls.memberInfo, undefined);
  expect(info.value).toMatchObject({ account: 'dewan' });
});

test('the server refuses a registration by exactly the rules that the settings call returns', async () => {
  const browser = site.browser();
  const { value: settings } = await browser.call(calls.registerSettings, undefined);
  expect(settings.password.minLength).toBe(8);

  const refused = await browser.call(
    calls.register,
    aRegistration({
      username: '1',
      password: 'short1',
      confirmPassword: 'other',
      paymentPassword: '12345a',
      termsAccepted: false,
      affiliateCode: 'a!',
    }),
    aKey(),
  );
  expect(refused.problem).toMatchObject({
    status: 400,
    code: 'invalid-input',
    fields: {
      username: {
        code: 'too-short',
        min: settings.username.minLength,
        max: settings.username.maxLength,
      },
      password: { code: 'too-short', min: 8 },
      confirmPassword: { code: 'mismatch' },
      paymentPassword: { code: 'pattern', pattern: settings.paymentPassword.patternId },
      affiliateCode: { code: 'too-short' },
      termsAccepted: { code: 'required' },
    },
  });
  const lettersOnly = aRegistration({
    username: 'letters',
    password: 'onlyletters',
    confirmPassword: 'onlyletters',
  });
  expect((await browser.call(calls.register, lettersOnly, aKey())).problem.fields).toEqual({
    password: { code: 'pattern', pattern: 'weak-password' },
  });
});

test('a name is unique on a brand, ignoring case, and free on another brand', async () => {
  await aMember('taken');
  const again = await site
    .browser()
    .call(calls.register, aRegistration({ username: 'TAKEN' }), aKey());
  expect(again.code).toBe('username-taken');
  await aMember('taken', 'second.localhost');
});

test('a repeated registration gives one account and one answer; the same key with other input is refused', async () => {
  const browser = site.browser();
  const key = aKey();
  const first = await browser.call(calls.register, aRegistration({ username: 'twice' }), key);
  const second = await browser.call(calls.register, aRegistration({ username: 'twice' }), key);
  expect(second.value.user).toEqual(first.value.user);
  expect(second.value.firstTimeLogin).toBe(true);
  const other = await browser.call(calls.register, aRegistration({ username: 'twice2' }), key);
  expect(other.code).toBe('idempotency-key-reused');
  const missing = await browser.call(calls.register, aRegistration({ username: 'twice3' }));
  expect(missing.code).toBe('idempotency-key-missing');
});

test('fifty simultaneous registrations of one name create one account', async () => {
  const { identity } = site.app.modules;
  const visitor = await aVisitor(site);
  const attempts = Array.from({ length: 50 }, (_, at) =>
    identity.register(
      aRegistration({ username: at % 2 ? 'racer' : 'Racer' }),
      `race-${at}`,
      visitor,
    ),
  );
  const answers = await Promise.all(attempts);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const codes = answers.flatMap((answer) => (answer.ok ? [] : [answer.code]));
  expect(new Set(codes)).toEqual(new Set(['username-taken']));
});

test('an affiliate code places the member below its agent; an unknown code is refused', async () => {
  const { identity } = site.app.modules;
  const top = {
    brand: 'padma',
    password: 'River2026boat',
    paymentPin: '123456',
    upline: null,
  } as const;
  const agent = await identity.enrol({
    ...top,
    username: 'agent1',
    type: 1,
    affiliateCode: 'AGENT1',
  });
  const below = await identity.enrol({
    ...top,
    username: 'agent2',
    type: 2,
    upline: agent,
    affiliateCode: 'AGENT2',
  });

  const browser = site.browser();
  expect(
    (
      await browser.call(
        calls.register,
        aRegistration({ username: 'invited', affiliateCode: 'NOBODY' }),
        aKey(),
      )
    ).code,
  ).toBe('invitation_code_error');
  const invited = await browser.call(
    calls.register,
    aRegistration({ username: 'invited', affiliateCode: 'AGENT2' }),
    aKey(),
  );
  const record = await identity.byId(invited.value.user.id);
  expect(record?.upline).toEqual([agent.id, below.id]);
  expect((await identity.downline(agent.id)).map(({ account }) => account).sort()).toEqual([
    'agent2',
    'invited',
  ]);
  expect((await identity.downline(below.id)).map(({ account }) => account)).toEqual(['invited']);
  const elsewhere = await site
    .browser({ host: 'second.localhost' })
    .call(
      calls.register,
      aRegistration({ username: 'far', affiliateCode: 'AGENT2', ...inSpain }),
      aKey(),
    );
  expect(elsewhere.code).toBe('invitation_code_error');
});

test('a wrong name, a wrong password and a member of another brand get the same answer', async () => {
  await aMember('neutral');
  const browser = site.browser();
  const answers = [
    await browser.call(calls.login, login('nobody_here')),
    await browser.call(calls.login, login('neutral', 'Wrong2026')),
    await site.browser({ host: 'second.localhost' }).call(calls.login, login('neutral')),
  ];
  // `instance` identifies the request: the only difference.
  const [first, ...others] = answers.map(({ problem }) => ({ ...problem, instance: '' }));
  for (const other of others) expect(other).toEqual(first);
  expect(first).toMatchObject({ status: 401, code: 'wrong-credentials' });
  expect(browser.cookies.has('croupier')).toBe(false);
});

test('spaces pasted around a password do not make it wrong', async () => {
  await aMember('pasted');
  const enter = (password: string) => aBrowser(site).call(calls.login, login('pasted', password));
  expect((await enter(' River2026boat\n')).value.user.account).toBe('pasted');
  expect((await enter('River 2026')).code).toBe('wrong-credentials');
});

test('of a hundred simultaneous attempts, two are checked without a captcha and five with one', async () => {
  await aMember('locky');
  for (const name of ['locky', 'ghost']) {
    const bare = Array.from({ length: 100 }, () =>
      aBrowser(site).call(calls.login, login(name, 'Wrong2026')),
    );
    // The rate limit for one account rejects most of a hundred requests before they are counted.
    const codes = (await Promise.all(bare)).map(({ code }) => code);
    expect(codes.filter((code) => code === 'wrong-credentials')).toHaveLength(2);
    expect(new Set(codes)).toEqual(
      new Set(['wrong-credentials', 'captcha-needed', 'too-many-requests']),
    );
  }
});

test('after five attempts a name is locked until the time is over, for right passwords and unknown names too', async () => {
  const { clock, db } = site.core;
  const attempts = createAttempts({ db, clock });
  await aMember('bolted');
  for (const name of ['bolted', 'phantom']) {
    const begun = await Promise.all(
      Array.from({ length: 100 }, () => attempts.begin('padma', name)),
    );
    expect(begun.filter(({ isLocked }) => !isLocked)).toHaveLength(5);
  }
  const browser = aBrowser(site);
  const captcha = await aCaptcha(site, browser);
  const locked = await browser.call(calls.login, login('bolted', 'River2026boat', captcha));
  expect(locked.problem).toMatchObject({ status: 423, code: 'account-locked', retryAfter: 900 });
  expect(locked.headers['retry-after']).toBe('900');
  clock.advance(15 * 60_000 + 1);
  expect((await aBrowser(site).call(calls.login, login('bolted'))).code).toBeNull();
});

test('the second failure requires a captcha; without it the right password is not checked', async () => {
  await aMember('puzzled');
  const browser = aBrowser(site);
  const first = await browser.call(calls.login, login('puzzled', 'Wrong2026'));
  expect(first.problem.captcha).toBeUndefined();
  const second = await browser.call(calls.login, login('puzzled', 'Wrong2026'));
  expect(second.problem).toMatchObject({ code: 'wrong-credentials', captcha: true });
  const bare = await browser.call(calls.login, login('puzzled'));
  expect(bare.problem).toMatchObject({ code: 'captcha-needed', captcha: true });

  const wrong = { captcha: { id: 'cap_12345678', text: '00000' } };
  expect((await browser.call(calls.login, login('puzzled', 'River2026boat', wrong))).code).toBe(
    'wrong-captcha',
  );
  const captcha = await aCaptcha(site, browser);
  expect(
    (await browser.call(calls.login, login('puzzled', 'River2026boat', captcha))).code,
  ).toBeNull();
  const again = await aBrowser(site).call(calls.login, login('puzzled', 'River2026boat', captcha));
  expect(again.code).toBe('wrong-captcha');
});

test('a session ends by sign-out, inactivity and age', async () => {
  const browser = await aMember('sessions');
  const stolen = new Map(browser.cookies);
  expect((await browser.call(calls.logout, undefined)).status).toBe(200);
  expect(browser.cookies.has('croupier')).toBe(false);
  for (const [name, value] of stolen) browser.setCookie(name, value);
  expect((await browser.call(calls.memberInfo, undefined)).code).toBe('unauthenticated');

  const idle = await aMember('idle');
  site.core.clock.advance(20 * 60_000);
  expect((await idle.call(calls.memberInfo, undefined)).code).toBeNull();
  site.core.clock.advance(29 * 60_000);
  expect((await idle.call(calls.memberInfo, undefined)).code).toBeNull();
  site.core.clock.advance(31 * 60_000);
  expect((await idle.call(calls.memberInfo, undefined)).code).toBe('unauthenticated');

  const old = await aMember('old');
  for (let hours = 0; hours < 24; hours += 0.4) {
    site.core.clock.advance(0.4 * 3_600_000);
    if (hours < 23) expect((await old.call(calls.memberInfo, undefined)).code).toBeNull();
  }
  expect((await old.call(calls.memberInfo, undefined)).code).toBe('unauthenticated');
});

test('a session of one brand is not valid on another brand', async () => {
  const browser = await aMember('homebody');
  const other = site.browser({ host: 'second.localhost' });
  for (const [name, value] of browser.cookies) other.setCookie(name, value);
  expect((await other.call(calls.memberInfo, undefined)).code).toBe('unauthenticated');
  expect((await other.site('/')).session).toBeNull();
});

test('a call that changes data needs the handle; the cookie alone is not enough', async () => {
  const browser = await aMember('careful');
  const { token } = browser;
  browser.token = null;
  expect((await browser.call(calls.logout, undefined)).code).toBe('unauthenticated');
  browser.token = 'x'.repeat(43);
  expect((await browser.call(calls.logout, undefined)).code).toBe('session-switched');
  browser.token = token;
  expect(
    (await browser.call(calls.logout, undefined, { 'sec-fetch-site': 'cross-site' })).code,
  ).toBe('forbidden');
  expect((await browser.call(calls.logout, undefined)).code).toBeNull();
});

test('a page of one member neither changes nor reads anything of the member who signed in after it', async () => {
  const [stale, browser] = [await aMember('firsthere'), await aMember('secondhere')];
  for (const [name, value] of browser.cookies) stale.setCookie(name, value);
  for (const call of [calls.memberInfo, calls.balance, calls.logout])
    expect((await stale.call(call, undefined)).code).toBe('session-switched');
  stale.token = null;
  expect((await stale.call(calls.memberInfo, undefined)).value.account).toBe('secondhere');
  expect((await browser.call(calls.memberInfo, undefined)).code).toBeNull();
});

test('nothing in the database opens a session or is a password', async () => {
  const browser = await aMember('secretive');
  const [credential] = [...browser.cookies.values()];
  const rows = await Promise.all([
    site.core.db.read.selectFrom('sessions').selectAll().execute(),
    site.core.db.read.selectFrom('members').selectAll().execute(),
  ]);
  const text = JSON.stringify(rows);
  expect(text).toContain('secretive');
  expect(text).toContain('$argon2id$');
  for (const secret of [credential ?? 'none', browser.token ?? 'none', 'River2026boat', '123456"'])
    expect(text).not.toContain(secret);
});

test('the member sees the previous sign-in', async () => {
  const browser = await aMember('returning');
  const before = site.core.clock.now().toISOString();
  site.core.clock.advance(60_000);
  const again = await browser.call(calls.login, login('returning'));
  expect(again.value).toMatchObject({ firstTimeLogin: false, user: { lastLoginAt: before } });
  expect((await browser.call(calls.memberInfo, undefined)).value.lastLoginAt).toBe(before);
});

test('a second sign-in in one browser leaves no old session open', async () => {
  const browser = await aMember('replacing');
  const again = await browser.call(calls.login, login('replacing'));
  browser.token = again.value.token;
  expect((await browser.call(calls.openSessions, undefined)).value).toHaveLength(1);
});
