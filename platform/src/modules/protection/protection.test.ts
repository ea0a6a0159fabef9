import { complianceProfiles, type ComplianceProfile } from '@croupier/contracts';
import { testCore, type TestCore } from '../../testing/index.ts';
import { addBrandOf } from '../../testing/test-protection.ts';
import { createLive, type Live } from '../live/index.ts';
import { createProtection, type Protection } from './index.ts';
import type { ProtectedMember } from './locked-guards.ts';
import {
  cancelStep,
  confirmStep,
  excludeStep,
  intervalStep,
  limitStep,
  returnStep,
  reviewStep,
  timeOutStep,
} from './steps.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const one = 100_000n;

let core: TestCore;
let live: Live;
let protection: Protection;
beforeAll(async () => {
  core = await testCore();
  live = createLive(core);
  for (const profile of complianceProfiles) await addBrandOf(core, live, profile);
  protection = createProtection(core, { live, endPlay: async () => undefined });
});

const aMember = (brand: ComplianceProfile = 'open'): ProtectedMember => ({
  id: core.ids.next('mem'),
  brand,
});

/** One stake in its own transaction, through the guard; `null` if it was accepted. */
function stake(member: ProtectedMember, units: bigint) {
  return core.db.transaction(async (tx) => {
    const watch = await protection.watch(tx, { staking: [member] });
    const refusal = watch.refusal(member, units);
    if (refusal) return refusal;
    watch.staked(member, units);
    await watch.write();
    return null;
  });
}

async function deposit(member: ProtectedMember, units: bigint) {
  const may = await core.db.transaction((tx) => protection.mayDeposit(tx, member, units));
  return may.ok ? null : may.code;
}

function result(member: ProtectedMember, kind: 'win' | 'refund', units: bigint, stakedAt: Date) {
  return core.db.transaction(async (tx) => {
    const watch = await protection.watch(tx, { staking: [], others: [member.id] });
    watch.resulted(member.id, { kind, units, stakedAt });
    await watch.write();
  });
}

const limited = (
  member: ProtectedMember,
  kind: 'deposit' | 'wager' | 'loss' | 'time',
  value: string | null,
  period: 'day' | 'week' | 'month' = 'day',
) => protection.decide(member, limitStep({ kind, period }, value));

async function limitOf(member: ProtectedMember) {
  const [limit] = (await protection.status(member)).limits;
  return limit;
}

describe('limits', () => {
  test('a member without limits stakes and deposits freely and has no row', async () => {
    const rahim = aMember();
    expect(await stake(rahim, 5_000n * one)).toBeNull();
    expect(await deposit(rahim, 5_000n * one)).toBeNull();
    const rows = await core.db.read
      .selectFrom('protection_guard')
      .select('member_id')
      .where('member_id', '=', rahim.id)
      .execute();
    expect(rows).toHaveLength(0);
  });

  test('stakes up to the limit are accepted, the one that exceeds it is not, a day later it is', async () => {
    const rahim = aMember();
    await limited(rahim, 'wager', '10.00');
    expect(await stake(rahim, 6n * one)).toBeNull();
    expect(await stake(rahim, 4n * one + 1n)).toBe('wager-limit-reached');
    expect(await stake(rahim, 4n * one)).toBeNull();
    expect(await stake(rahim, 1n)).toBe('wager-limit-reached');
    expect(await limitOf(rahim)).toMatchObject({ used: '10.00', remaining: '0.00' });
    core.clock.advance(25 * hour);
    expect(await stake(rahim, 10n * one)).toBeNull();
  });

  test('the tightest of several limits applies', async () => {
    const rahim = aMember();
    await limited(rahim, 'wager', '100.00', 'month');
    await limited(rahim, 'wager', '10.00', 'day');
    await limited(rahim, 'wager', '15.00', 'week');
    expect(await stake(rahim, 10n * one)).toBeNull();
    core.clock.advance(26 * hour);
    expect(await stake(rahim, 6n * one)).toBe('wager-limit-reached');
    expect(await stake(rahim, 5n * one)).toBeNull();
  });

  test('a win frees room under the loss limit, not under the stake limit', async () => {
    const rahim = aMember();
    await limited(rahim, 'loss', '10.00');
    await limited(rahim, 'wager', '100.00');
    expect(await stake(rahim, 10n * one)).toBeNull();
    expect(await stake(rahim, one)).toBe('loss-limit-reached');
    await result(rahim, 'win', 4n * one, core.clock.now());
    expect(await stake(rahim, 4n * one)).toBeNull();
    expect(await stake(rahim, one)).toBe('loss-limit-reached');
  });

  test('a refund removes its stake from the count; a refund of a stake before the first limit changes nothing', async () => {
    const rahim = aMember();
    const before = core.clock.now();
    core.clock.advance(minute);
    await limited(rahim, 'wager', '10.00');
    expect(await stake(rahim, 10n * one)).toBeNull();
    await result(rahim, 'refund', 10n * one, before);
    expect(await stake(rahim, one)).toBe('wager-limit-reached');
    await result(rahim, 'refund', 10n * one, core.clock.now());
    expect(await stake(rahim, 10n * one)).toBeNull();
  });

  test('a deposit counts from its request, and no longer once it cannot be paid', async () => {
    const rahim = aMember();
    await limited(rahim, 'deposit', '500.00');
    const askedAt = core.clock.now();
    expect(await deposit(rahim, 300n * one)).toBeNull();
    expect(await deposit(rahim, 201n * one)).toBe('deposit-limit-reached');
    core.clock.advance(30 * minute);
    await core.db.transaction((tx) =>
      protection.releaseDeposit(tx, { member: rahim.id, units: 300n * one, askedAt }),
    );
    expect(await deposit(rahim, 500n * one)).toBeNull();
    expect(await deposit(rahim, one)).toBe('deposit-limit-reached');
  });

  test('a looser limit waits a day and needs a second confirmation of the shown value; it can be withdrawn', async () => {
    const rahim = aMember();
    const name = { kind: 'deposit', period: 'day' } as const;
    await limited(rahim, 'deposit', '100.00');
    await limited(rahim, 'deposit', '200.00');
    expect(await limitOf(rahim)).toMatchObject({ value: '100.00', pending: { value: '200.00' } });
    expect(await protection.decide(rahim, confirmStep(name, '200.00'))).toMatchObject({
      code: 'limit-change-not-due',
    });
    core.clock.advance(day);
    expect((await limitOf(rahim))?.value).toBe('100.00');
    expect(await protection.decide(rahim, confirmStep(name, '900.00'))).toMatchObject({
      code: 'limit-change-not-due',
    });
    expect(await protection.decide(rahim, confirmStep(name, '200.00'))).toMatchObject({
      value: { limits: [{ value: '200.00', pending: null }] },
    });
    await limited(rahim, 'deposit', null);
    await protection.decide(rahim, cancelStep(name));
    core.clock.advance(2 * day);
    expect(await protection.decide(rahim, confirmStep(name, null))).toMatchObject({ ok: false });
    expect((await protection.history(rahim)).map(({ action }) => action)).toEqual([
      'limit-change-cancelled',
      'limit-change-asked',
      'limit-loosened',
      'limit-change-asked',
      'limit-tightened',
    ]);
  });

  test('an invalid limit is reported on its field', async () => {
    for (const value of ['12.5', '0', '99999', 'many'])
      expect(await limited(aMember(), 'time', value)).toMatchObject({
        code: 'invalid-input',
        fields: { value: { code: 'invalid' } },
      });
  });
});

describe('time-outs and exclusions', () => {
  test.each([
    ['24h', '2026-01-06T12:00:00.000Z'],
    ['1w', '2026-01-12T12:00:00.000Z'],
    ['1m', '2026-02-05T12:00:00.000Z'],
    ['6w', '2026-02-16T12:00:00.000Z'],
  ] as const)('a break of %s closes play and deposits until it is over', async (length, until) => {
    core.clock.set('2026-01-05T12:00:00Z');
    const rahim = aMember();
    await protection.decide(rahim, timeOutStep(length));
    expect((await protection.status(rahim)).timeOutUntil).toBe(until);
    expect(await stake(rahim, one)).toBe('timed-out');
    expect(await deposit(rahim, one)).toBe('timed-out');
    // A shorter time-out does not end it.
    await protection.decide(rahim, timeOutStep('24h'));
    expect((await protection.status(rahim)).timeOutUntil).toBe(until);
    core.clock.set(until);
    expect(await stake(rahim, one)).toBeNull();
  });

  test.each([
    // Profile, months after which the member may ask to return, whether the exclusion ends by itself.
    ['open', null, true],
    ['mga-like', null, true],
    ['uk-like', 12, false],
    ['pagcor-like', 6, false],
  ] as const)('a year of exclusion on a %s brand', async (profile, mayAskAfter, endsByItself) => {
    core.clock.set('2026-01-31T12:00:00Z');
    const lucia = aMember(profile);
    await protection.decide(lucia, reviewStep);
    await protection.decide(lucia, excludeStep('1y', 'self-exclusion'));
    expect(await stake(lucia, one)).toBe('self-excluded');
    expect(await deposit(lucia, one)).toBe('self-excluded');
    expect(await protection.keepPlaying(lucia)).toMatchObject({ code: 'self-excluded' });
    expect(await protection.mayPlay(lucia)).toMatchObject({ code: 'self-excluded' });
    expect(await protection.decide(lucia, returnStep)).toMatchObject({
      code: 'exclusion-in-force',
    });
    const { exclusion } = await protection.status(lucia);
    expect(exclusion).toMatchObject({ length: '1y', until: '2027-01-31T12:00:00.000Z' });
    if (mayAskAfter === 6) expect(exclusion?.mayAskFrom).toBe('2026-07-31T12:00:00.000Z');

    core.clock.set('2027-01-31T12:00:00Z');
    expect(await stake(lucia, one)).toBe(endsByItself ? null : 'self-excluded');
    if (endsByItself) return;
    core.clock.advance(400 * day);
    expect(await stake(lucia, one)).toBe('self-excluded');
    expect(await protection.decide(lucia, returnStep)).toMatchObject({ ok: true });
    expect(await stake(lucia, one)).toBe('self-excluded');
    core.clock.advance(day);
    expect(await stake(lucia, one)).toBeNull();
  });

  test('on a pagcor-like brand a member can ask to return after six months, not a day sooner', async () => {
    core.clock.set('2026-01-31T12:00:00Z');
    const lucia = aMember('pagcor-like');
    await protection.decide(lucia, excludeStep('5y', 'self-exclusion'));
    core.clock.set('2026-07-31T11:59:59Z');
    expect(await protection.decide(lucia, returnStep)).toMatchObject({ ok: false });
    core.clock.set('2026-07-31T12:00:00Z');
    expect(await protection.decide(lucia, returnStep)).toMatchObject({ ok: true });
    core.clock.advance(day);
    expect(await stake(lucia, one)).toBeNull();
  });

  test('another exclusion never shortens the current one, and cancels a requested return', async () => {
    core.clock.set('2026-01-31T12:00:00Z');
    const lucia = aMember('pagcor-like');
    await protection.decide(lucia, excludeStep('1y', 'self-exclusion'));
    core.clock.set('2026-08-31T12:00:00Z');
    await protection.decide(lucia, returnStep);
    await protection.decide(lucia, excludeStep('6m', 'house-exclusion'));
    core.clock.advance(2 * day);
    expect(await stake(lucia, one)).toBe('self-excluded');
    expect((await protection.status(lucia)).exclusion).toMatchObject({
      length: '6m',
      until: '2027-02-28T12:00:00.000Z',
      endsAt: null,
    });
  });
});

describe('play time and reality checks', () => {
  const enforced = complianceProfiles.map((profile) => [profile, profile !== 'open'] as const);

  test.each(enforced)('a waiting check on a %s brand stops stakes: %s', async (profile, stops) => {
    const rahim = aMember(profile);
    await protection.decide(rahim, intervalStep(15));
    expect(await stake(rahim, one)).toBeNull();
    for (let played = 0; played < 15; played++) {
      core.clock.advance(minute);
      await protection.keepPlaying(rahim);
    }
    const due = await protection.keepPlaying(rahim);
    if (profile !== 'open') expect(due).toMatchObject({ value: { isRealityCheckDue: true } });
    expect(await stake(rahim, one)).toBeNull(); // within the grace
    core.clock.advance(minute + 1);
    expect(await stake(rahim, one)).toBe(stops ? 'reality-check-due' : null);
    expect(await protection.answerCheck(rahim, true)).toMatchObject({
      value: { isRealityCheckDue: false },
    });
    expect(await stake(rahim, one)).toBeNull();
  });

  test('a longer interval does not hide a waiting check', async () => {
    const rahim = aMember('uk-like');
    await protection.keepPlaying(rahim);
    for (let played = 0; played < 62; played++) {
      core.clock.advance(minute);
      await protection.keepPlaying(rahim);
    }
    await protection.decide(rahim, intervalStep(30));
    expect(await stake(rahim, one)).toBe('reality-check-due');
  });

  test('play starts again after a stop, and after an absence longer than the gap', async () => {
    const rahim = aMember();
    await protection.keepPlaying(rahim);
    core.clock.advance(3 * minute);
    const stopped = await protection.answerCheck(rahim, false);
    const startedAt = core.clock.now().toISOString();
    expect(stopped.ok && stopped.value.startedAt).not.toBe(startedAt);
    expect(await protection.keepPlaying(rahim)).toMatchObject({ value: { startedAt } });
    core.clock.advance(6 * minute);
    const later = core.clock.now().toISOString();
    expect(await protection.keepPlaying(rahim)).toMatchObject({ value: { startedAt: later } });
  });

  test('played time counts against its limit, which ends play', async () => {
    const rahim = aMember();
    await limited(rahim, 'time', '10');
    for (let played = 0; played < 10; played++) {
      expect(await protection.keepPlaying(rahim)).toMatchObject({
        value: { timeLeftMs: (10 - played) * minute },
      });
      core.clock.advance(minute);
    }
    await protection.keepPlaying(rahim);
    expect(await protection.keepPlaying(rahim)).toMatchObject({ code: 'time-limit-reached' });
    expect(await stake(rahim, one)).toBe('time-limit-reached');
    expect(await protection.mayPlay(rahim)).toMatchObject({ code: 'time-limit-reached' });
    core.clock.advance(26 * hour);
    expect(await protection.mayPlay(rahim)).toMatchObject({ ok: true });
  });

  test('a member in play gets one notification of a waiting check, on the live stream', async () => {
    const rahim = aMember();
    await protection.decide(rahim, intervalStep(15));
    for (let played = 0; played < 17; played++) {
      await protection.keepPlaying(rahim);
      core.clock.advance(minute);
      await protection.remind();
    }
    const events = await core.db.read
      .selectFrom('live_event')
      .select('payload')
      .where('topic', '=', 'protection.changed')
      .where('audience', 'like', `%${rahim.id}%`)
      .execute();
    const reminders = events.filter(({ payload }) =>
      JSON.stringify(payload).includes('reality-check'),
    );
    expect(reminders).toHaveLength(1);
  });
});

test.each(complianceProfiles)('the first deposit on a %s brand', async (profile) => {
  const asks = profile === 'uk-like' || profile === 'es-like';
  const lucia = aMember(profile);
  expect((await protection.status(lucia)).isDepositLimitAsked).toBe(asks);
  expect(await deposit(lucia, one)).toBe(asks ? 'deposit-limit-choice-due' : null);
  await protection.decide(lucia, reviewStep);
  expect(await deposit(lucia, one)).toBeNull();
});

test('half a year after the last review of limits a new review is due', async () => {
  const lucia = aMember();
  await limited(lucia, 'deposit', '100.00');
  core.clock.advance(182 * day);
  expect((await protection.status(lucia)).isReviewDue).toBe(false);
  core.clock.advance(day);
  expect((await protection.status(lucia)).isReviewDue).toBe(true);
  await protection.decide(lucia, reviewStep);
  expect((await protection.status(lucia)).isReviewDue).toBe(false);
});

test('a Spanish brand names local help with a telephone, and states its rules to everybody', async () => {
  const rules = await protection.rules('es-like');
  expect(rules).toMatchObject({ asksDepositLimit: true, isRealityCheckEnforced: true });
  expect(rules.helpers).toContainEqual(
    expect.objectContaining({ name: 'FEJAR', phone: '900 200 225' }),
  );
});
