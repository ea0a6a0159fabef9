import { calls, highestRankLevel, sessionHeader } from '@croupier/contracts';
import {
  aBrowser,
  aMember,
  anOperator,
  aVisitor,
  login,
  setFlags,
  setProfile,
  signIn,
} from '../../testing/test-members.ts';
import { testSite, type TestSite } from '../../testing/test-site.ts';
import { matchesPaymentPin } from './payment-pin.ts';
import { handleOf } from './sessions.ts';

const day = 24 * 60 * 60_000;
const starter = 'Welcome2Padma';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
  await setProfile({ site }, { defaultPassword: starter });
});

const top = {
  brand: 'padma',
  password: 'River2026boat',
  paymentPin: '135790',
  upline: null,
} as const;

test('the agent sign-in accepts agents only, and house accounts cannot sign in', async () => {
  const { identity } = site.app.modules;
  await aMember(site, 'player');
  await identity.enrol({ ...top, username: 'chief', type: 1, affiliateCode: 'CHIEF26' });
  const house = await identity.enrol({
    ...top,
    username: 'root',
    type: 1,
    affiliateCode: 'ROOT26',
  });
  await site.core.db.transaction((tx) => identity.keepStatus(tx, house.id, 'house'));

  const enter = (name: string) =>
    aBrowser(site).call(calls.login, login(name, 'River2026boat', { asAgent: true }));
  expect((await enter('player')).code).toBe('error_not_agent');
  expect((await enter('chief')).value.user).toMatchObject({ account: 'chief', type: 1 });
  expect((await enter('root')).code).toBe('member_no_enter');
});

test('after signing in with the brand’s default password, a member can only change it, read the own account, and sign out', async () => {
  const { identity } = site.app.modules;
  await identity.enrol({
    ...top,
    username: 'fresh',
    password: starter,
    type: 0,
    affiliateCode: null,
  });
  const browser = aBrowser(site);
  const signedIn = await signIn(browser, login('fresh', starter, { remember: true }));
  expect(signedIn.value).toMatchObject({ mustChangePassword: 'default-password' });
  expect([...browser.cookies.keys()].toSorted()).toEqual(['croupier', 'croupier-browser']);
  expect((await browser.call(calls.balance, undefined)).code).toBe('password-change-needed');
  expect((await browser.call(calls.openSessions, undefined)).code).toBe('password-change-needed');
  const profile = await browser.call(calls.memberInfo, undefined);
  expect(profile.value).toMatchObject({
    mustChangePassword: 'default-password',
    hasPassword: true,
  });

  const change = (newPassword: string, oldPassword = starter) =>
    browser.call(calls.changePassword, {
      oldPassword,
      newPassword,
      confirmNewPassword: newPassword,
    });
  expect((await change('Mountain42lake', 'Wrong2026')).code).toBe('wrong-credentials');
  const errors = [
    [starter, 'same-password'],
    ['Password1', 'common-password'],
    ['password123', 'common-password'],
  ] as const;
  for (const [wanted, pattern] of errors) {
    const error = { code: 'pattern', pattern };
    expect((await change(wanted)).problem.fields).toEqual({ newPassword: error });
  }
  expect((await change(starter, 'Wrong2026')).problem.fields).toEqual({
    newPassword: { code: 'pattern', pattern: 'given-password' },
  });
  const before = browser.token;
  const changed = await change('Mountain42lake');
  expect(changed.code).toBeNull();
  browser.token = before;
  // The handle from before the change is no longer valid.
  for (const call of [calls.balance, calls.logout])
    expect((await browser.call(call, undefined)).code).toBe('session-switched');
  browser.token = changed.value.token;
  expect((await browser.call(calls.logout, undefined)).code).toBeNull();
});

test('an old password must be changed only if the brand requires it', async () => {
  const browser = await aMember(site, 'veteran');
  site.core.clock.advance(181 * day);
  const forced = await signIn(browser, login('veteran'));
  expect(forced.value).toMatchObject({
    passwordExpired: true,
    mustChangePassword: 'expired-password',
  });
  await setFlags({ site }, { PWDEXPFORCECHANGE3: false });
  const free = await signIn(browser, login('veteran'));
  expect(free.value).toMatchObject({ passwordExpired: true, mustChangePassword: null });
  await setFlags({ site }, { PWDEXPFORCECHANGE3: true });
});

test('a password change ends the other sessions and devices; the current session continues', async () => {
  const here = await aMember(site, 'changer');
  const there = aBrowser(site);
  await signIn(there, login('changer', 'River2026boat', { remember: true }));
  const changed = await here.call(calls.changePassword, {
    oldPassword: 'River2026boat',
    newPassword: 'Mountain42lake',
    confirmNewPassword: 'Mountain42lake',
  });
  here.token = changed.value.token;
  expect((await here.call(calls.memberInfo, undefined)).code).toBeNull();
  expect((await there.call(calls.memberInfo, undefined)).code).toBe('unauthenticated');
  expect((await there.call(calls.deviceLogin, undefined)).code).toBe('device-unknown');
  expect((await aBrowser(site).call(calls.login, login('changer'))).code).toBe('wrong-credentials');
});

test('a member sees the own sessions and ends one, the others, or all', async () => {
  const [first, second, third] = [await aMember(site, 'many'), aBrowser(site), aBrowser(site)];
  for (const browser of [second, third]) await signIn(browser, login('many'));
  const { value: open } = await first.call(calls.openSessions, undefined);
  expect(open).toHaveLength(3);
  expect(open.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);

  const stranger = await aMember(site, 'stranger');
  const [other] = open.filter(({ isCurrent }) => !isCurrent);
  if (!other) throw new Error('no other session');
  expect((await stranger.call(calls.endSession, { id: other.id })).code).toBe('not-found');
  expect((await first.call(calls.endSession, { id: other.id })).code).toBeNull();
  expect((await first.call(calls.openSessions, undefined)).value).toHaveLength(2);

  expect((await first.call(calls.endOtherSessions, undefined)).code).toBeNull();
  expect((await first.call(calls.openSessions, undefined)).value).toHaveLength(1);
  for (const browser of [second, third])
    expect((await browser.call(calls.memberInfo, undefined)).code).toBe('unauthenticated');

  await signIn(second, login('many'));
  expect((await second.call(calls.logoutEverywhere, undefined)).code).toBeNull();
  expect((await first.call(calls.memberInfo, undefined)).code).toBe('unauthenticated');
  const ended = await site.core.db.read
    .selectFrom('live_event')
    .select('audience')
    .where('topic', '=', 'session.ended')
    .where(
      'audience',
      '=',
      `member:${(await first.call(calls.login, login('many'))).value.user.id}`,
    )
    .execute();
  expect(ended).toHaveLength(3);
});

test('operators lock an account, which ends its sessions, and unlock it; each action has an audit record', async () => {
  const browser = await aMember(site, 'suspect');
  const operator = await anOperator(site);
  const set = (status: 'locked' | 'active' | 'excluded') =>
    operator.call(calls.setMemberStatus, {
      brand: 'padma',
      account: 'Suspect',
      status,
      note: 'a check',
    });
  expect((await set('locked')).value).toEqual({ status: 'locked' });
  expect((await browser.call(calls.memberInfo, undefined)).code).toBe('unauthenticated');
  expect((await browser.call(calls.login, login('suspect'))).code).toBe('account-suspended');
  expect((await browser.call(calls.login, login('suspect', 'Wrong2026'))).code).toBe(
    'wrong-credentials',
  );
  const record = await site.app.modules.identity.byAccount('padma', 'suspect');
  expect(record?.status).toBe('locked');

  await set('excluded');
  expect((await signIn(browser, login('suspect'))).code).toBeNull();
  await set('active');
  const { rows: audit } = (await operator.call(calls.audit, {})).value;
  const auditRecords = audit.filter(({ subject }) => subject === 'padma/Suspect');
  expect(auditRecords.map(({ before, after }) => `${before}>${after}`).sort()).toEqual([
    'active>locked',
    'excluded>active',
    'locked>excluded',
  ]);
});

test('a member who is asked for a new password chooses one at the next sign-in, before anything else', async () => {
  const browser = await aMember(site, 'asked');
  const operator = await anOperator(site);
  const ask = (account = 'Asked') =>
    operator.call(calls.askMemberPassword, { brand: 'padma', account, note: 'seen in a leak' });
  const file = async () =>
    (await operator.call(calls.memberFile, { brand: 'padma', account: 'asked' })).value;
  expect((await ask()).code).toBeNull();
  expect((await ask('nobody')).code).toBe('not-found');
  expect((await browser.call(calls.memberInfo, undefined)).code).toBe('unauthenticated');
  expect((await file()).passwordAskedAt).toEqual(expect.any(String));

  const again = await signIn(browser, login('asked'));
  expect(again.value.mustChangePassword).toBe('asked-password');
  expect((await browser.call(calls.balance, undefined)).code).toBe('password-change-needed');
  const changed = await browser.call(calls.changePassword, {
    oldPassword: login('asked').password,
    newPassword: 'Fresh7river-lotus',
    confirmNewPassword: 'Fresh7river-lotus',
  });
  expect(changed.code).toBeNull();
  browser.token = changed.value.token;
  expect((await browser.call(calls.balance, undefined)).code).toBeNull();
  expect((await file()).passwordAskedAt).toBeNull();
  const later = await signIn(browser, login('asked', 'Fresh7river-lotus'));
  expect(later.value.mustChangePassword).toBeNull();
  const { rows: audit } = (await operator.call(calls.audit, {})).value;
  expect(audit.filter(({ action }) => action === 'member.password-asked')).toMatchObject([
    { subject: 'padma/Asked', note: 'seen in a leak' },
  ]);
});

test('operators unlock a name that was locked for wrong passwords', async () => {
  await aMember(site, 'clumsy');
  const now = site.core.clock.now();
  await site.core.db.read
    .insertInto('sign_in_attempts')
    .values({
      scope: 'padma',
      name: 'clumsy',
      attempts: 6,
      turned_away: 0,
      first_at: now,
      locked_until: new Date(now.getTime() + 600_000),
    })
    .execute();
  const browser = aBrowser(site);
  expect((await browser.call(calls.login, login('clumsy'))).code).toBe('account-locked');
  const operator = await anOperator(site);
  const named = { brand: 'padma', account: 'clumsy', note: 'called us' };
  const file = async () =>
    (await operator.call(calls.memberFile, { brand: 'padma', account: 'Clumsy' })).value;
  expect(await file()).toMatchObject({
    account: 'clumsy',
    status: 'active',
    openSessions: 1,
    balance: '0.00',
    lockedUntil: new Date(now.getTime() + 600_000).toISOString(),
  });
  expect((await operator.call(calls.unlockMember, named)).code).toBeNull();
  expect((await file()).lockedUntil).toBeNull();
  expect((await browser.call(calls.login, login('clumsy'))).code).toBeNull();
  const unknown = await operator.call(calls.unlockMember, { ...named, account: 'nobody' });
  expect(unknown.code).toBe('not-found');
});

test('operators set a member’s rank, which decides which support serves the member', async () => {
  const browser = await aMember(site, 'regular');
  const club = async () => (await browser.call(calls.memberInfo, undefined)).value.clubLabel;
  expect(await club()).toBeNull();
  const operator = await anOperator(site);
  const rank = (rankLevel: number, account = 'Regular') =>
    operator.call(calls.setMemberRank, { brand: 'padma', account, rankLevel, note: 'plays a lot' });
  expect((await rank(5)).value).toEqual({ rankLevel: 5 });
  expect(await club()).toEqual({ labelName: 'VIP 5', rankLevel: 5 });
  const { value } = await operator.call(calls.memberFile, { brand: 'padma', account: 'regular' });
  expect(value.rankLevel).toBe(5);
  expect((await rank(0)).code).toBeNull();
  expect(await club()).toBeNull();
  expect((await rank(highestRankLevel + 1)).code).toBe('invalid-input');
  expect((await rank(1, 'nobody')).code).toBe('not-found');
  const { rows: audit } = (await operator.call(calls.audit, {})).value;
  const auditRecords = audit.filter(({ action }) => action === 'member.rank-set');
  expect(auditRecords.map(({ before, after }) => `${before}>${after}`).sort()).toEqual([
    '0>5',
    '5>0',
  ]);
});

test('a stricter profile ends sessions and locks names earlier', async () => {
  await setProfile({ site, brand: 'verano' }, { complianceProfile: 'uk-like' });
  const browser = await aMember(site, 'strict', { host: 'second.localhost' });
  for (let hours = 0; hours < 12; hours += 0.4) {
    expect((await browser.call(calls.memberInfo, undefined)).code).toBeNull();
    site.core.clock.advance(0.4 * 3_600_000);
  }
  expect((await browser.call(calls.memberInfo, undefined)).code).toBe('unauthenticated');
  const settings = await browser.call(calls.signInSettings, undefined);
  expect(settings.value).toMatchObject({ minimumAge: 18, rememberHours: 24 });
});

test('a member chooses an avatar, and sees the time and place of the last sign-in', async () => {
  const browser = await aMember(site, 'painter');
  expect((await browser.call(calls.memberIcon, undefined)).value).toEqual({ icon: 'lotus' });
  await browser.call(calls.chooseIcon, { icon: 'kite' });
  expect((await browser.call(calls.playerAvatar, undefined)).value).toEqual({
    avatar: 'kite',
    nickname: 'painter',
  });
  const away = site.browser({ ip: '203.0.113.9' });
  await signIn(away, login('painter'));
  await signIn(browser, login('painter'));
  const { value } = await browser.call(calls.memberInfo, undefined);
  expect(value).toMatchObject({ icon: 'kite', lastLoginIp: '203.0.113.9', clubLabel: null });
  expect(value.lastLoginAt).toBe(site.core.clock.now().toISOString());
});

test('a session that must change its password counts as anonymous on public calls', async () => {
  const { identity } = site.app.modules;
  await identity.enrol({
    ...top,
    username: 'public',
    password: starter,
    type: 0,
    affiliateCode: null,
  });
  const browser = aBrowser(site);
  await signIn(browser, login('public', starter));
  const games = await browser.call(calls.hotGames, {}, { [sessionHeader]: browser.token ?? '' });
  expect(games.code).toBeNull();
});

test('a payment PIN is changed with the old one, and chosen where there is none', async () => {
  const { identity } = site.app.modules;
  const browser = await aMember(site, 'saver');
  const change = (paymentPassword: string, oldPaymentPassword?: string) =>
    browser.call(calls.changePaymentPassword, {
      paymentPassword,
      ...(oldPaymentPassword === undefined ? {} : { oldPaymentPassword }),
    });
  expect((await change('24680', '135790')).problem.fields).toMatchObject({
    paymentPassword: { code: 'too-short', min: 6 },
  });
  expect((await change('246802')).problem.fields).toEqual({
    oldPaymentPassword: { code: 'required' },
  });
  expect((await change('246802', '111111')).code).toBe('wrong-payment-password');
  expect((await change('২৪৬৮০২', ' ১৩৫৭৯০ ')).code).toBeNull();
  expect((await change('২৪৬৮০২', '246802')).code).toBeNull();
  const record = await identity.byAccount('padma', 'saver');
  if (!record) throw new Error('no member');
  const isPin = (pin: string) => matchesPaymentPin(site.core.db.read, record.id, pin);
  expect([await isPin('246802'), await isPin('135790')]).toEqual([true, false]);
  expect(await isPin('٢٤٦٨٠٢')).toBe(true);

  const visitor = await aVisitor(site);
  const profile = {
    provider: 'google' as const,
    issuer: 'https://accounts.google.com',
    subject: 'g-1',
    email: null,
    isEmailVerified: false,
    name: null,
  };
  const arrived = await identity.social.enrol(profile, visitor);
  if (!arrived) throw new Error('no operator was enrolled');
  const social = aBrowser(site);
  const cookies = {
    ...visitor.cookies,
    keepMember: (credential: string) => {
      social.setCookie('croupier', credential);
      social.token = handleOf(credential);
    },
  };
  expect(await identity.social.enter(arrived, { ...visitor, cookies })).toBe('signed-in');
  expect((await social.call(calls.memberInfo, undefined)).value.hasPaymentPassword).toBe(false);
  const chosen = await social.call(calls.changePaymentPassword, { paymentPassword: '112233' });
  expect(chosen.code).toBeNull();
  expect((await social.call(calls.memberInfo, undefined)).value.hasPaymentPassword).toBe(true);
  const again = await social.call(calls.changePaymentPassword, { paymentPassword: '445566' });
  expect(again.problem.fields).toEqual({ oldPaymentPassword: { code: 'required' } });
});
