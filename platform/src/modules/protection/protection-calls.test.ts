import { calls, type ProtectionStatus } from '@croupier/contracts';
import { seedCashier } from '../../demo/cashier.ts';
import { setSection } from '../../testing/brand-settings.ts';
import { aMember } from '../../testing/test-members.ts';
import { testSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
  await seedCashier(site.app.modules);
  await setSection(site.app.modules, 'padma', 'profile', { challenge: false });
});

const name = { kind: 'wager', period: 'week' } as const;

async function anOperator(): Promise<TestBrowser> {
  await site.app.modules.operators.enrol({ name: 'mina', password: 'Console2026!' });
  const browser = site.browser();
  const { value } = await browser.call(calls.operatorLogin, {
    name: 'mina',
    password: 'Console2026!',
  });
  browser.token = value.token;
  return browser;
}

test('all visitors can read the rules, only members their own state', async () => {
  const visitor = site.browser();
  expect((await visitor.call(calls.protectionRules, undefined)).value).toMatchObject({
    profile: 'open',
    looserAfterHours: 24,
  });
  expect((await visitor.call(calls.protection, undefined)).code).toBe('unauthenticated');
});

test('a limit is set, a looser one requested and withdrawn, and each step is recorded', async () => {
  const browser = await aMember(site, 'shirin');
  const set = (value: string | null) => browser.call(calls.setLimit, { ...name, value });
  expect((await set('50.00')).value.limits).toMatchObject([{ ...name, value: '50.00' }]);
  expect((await set(null)).value.limits).toMatchObject([{ pending: { value: null } }]);
  expect((await browser.call(calls.confirmLimit, { ...name, expected: null })).code).toBe(
    'limit-change-not-due',
  );
  const cancelled = await browser.call(calls.cancelLimitChange, name);
  expect(cancelled.value.limits).toMatchObject([{ value: '50.00', pending: null }]);
  const { value: history } = await browser.call(calls.protectionHistory, undefined);
  expect(history.map(({ action }) => action)).toEqual([
    'limit-change-cancelled',
    'limit-change-asked',
    'limit-tightened',
  ]);
  expect((await set('-5')).code).toBe('invalid-input');
});

test('a self-excluded member cannot play, and still sees the balance and the ways to withdraw', async () => {
  const browser = await aMember(site, 'tahmid');
  const excluded = await browser.call(calls.excludeSelf, { length: '6m' });
  expect(excluded.value.exclusion).toMatchObject({ length: '6m' });
  expect((await browser.call(calls.keepPlaying, undefined)).code).toBe('self-excluded');
  expect((await browser.call(calls.balance, undefined)).code).toBeNull();
  expect((await browser.call(calls.payoutTerms, undefined)).code).toBeNull();
});

test('a brand’s profile decides: a choice it does not offer is refused by name', async () => {
  await setSection(site.app.modules, 'padma', 'profile', { complianceProfile: 'uk-like' });
  site.core.clock.advance(3_000);
  const browser = await aMember(site, 'moyna');
  const { value } = await browser.call(calls.protection, undefined);
  expect(value).toMatchObject({ isDepositLimitAsked: true, rules: { profile: 'uk-like' } });
  const refused = await browser.call(calls.setRealityCheck, { minutes: 240 });
  expect(refused.problem.fields).toEqual({ minutes: { code: 'invalid' } });
  const reviewed: ProtectionStatus = (await browser.call(calls.reviewLimits, undefined)).value;
  expect(reviewed.isDepositLimitAsked).toBe(false);
});

test('an operator sees a member’s state, closes play with a reason, and both trails record it', async () => {
  const operator = await anOperator();
  const browser = await aMember(site, 'jamil');
  const member = { brand: 'padma', account: 'jamil' };
  expect((await operator.call(calls.memberProtection, member)).value).toMatchObject({
    account: 'jamil',
    currency: 'BDT',
    status: { exclusion: null },
  });
  await operator.call(calls.excludeMember, { ...member, length: '1y', note: 'asked by family' });
  expect((await browser.call(calls.keepPlaying, undefined)).code).toBe('self-excluded');
  const { value } = await operator.call(calls.memberProtection, member);
  expect(value.history[0]).toMatchObject({
    action: 'house-exclusion',
    operator: 'mina',
    note: 'asked by family',
  });
  const { rows: trail } = (await operator.call(calls.audit, {})).value;
  expect(trail[0]).toMatchObject({ action: 'protection.excluded', subject: 'padma/jamil' });
  const note = 'asked on the telephone';
  const asked = { ...member, kind: 'deposit', period: 'week', value: '500.00', note } as const;
  const limited = await operator.call(calls.setMemberLimit, asked);
  expect(limited.value.status.limits).toMatchObject([{ kind: 'deposit', value: '500.00' }]);
  const looser = await operator.call(calls.setMemberLimit, { ...asked, value: '900.00' });
  expect(looser.value.status.limits).toMatchObject([
    { value: '500.00', pending: { value: '900.00' } },
  ]);
  const onBreak = await operator.call(calls.beginMemberBreak, { ...member, length: '1w', note });
  expect(onBreak.value.status.timeOutUntil).not.toBeNull();
  expect(onBreak.value.history[0]).toMatchObject({ action: 'time-out', operator: 'mina', note });
  const { rows: later } = (await operator.call(calls.audit, {})).value;
  expect(later.slice(0, 3).map(({ action }) => action)).toEqual([
    'protection.break-begun',
    'protection.limit-set',
    'protection.limit-set',
  ]);
  const nobody = { brand: 'padma', account: 'nobody' };
  expect((await operator.call(calls.memberProtection, nobody)).code).toBe('not-found');
  expect((await browser.call(calls.memberProtection, member)).code).toBe('unauthenticated');
});
