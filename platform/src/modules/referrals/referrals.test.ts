import type { MemberId, ReferralTerms } from '@croupier/contracts';
import { callSchemas } from '@croupier/contracts/schemas';
import { sql } from 'kysely';
import { paymentTable } from '../../testing/payment-table.ts';
import { createBrands } from '../brands/index.ts';
import { accounts, type TransferKind } from '../ledger/index.ts';
import { createLive } from '../live/index.ts';
import { createRollUps } from '../reports/index.ts';
import { createReferrals } from './index.ts';

const day = 24 * 3_600_000;
const terms: ReferralTerms = {
  isEnabled: true,
  levels: [
    { basis: 'turnover', basisPoints: 100 },
    { basis: 'turnover', basisPoints: 20 },
  ],
  firstDeposit: null,
  days: null,
  minimum: '0.01',
  payAt: '04:00',
};

async function aTable(overrides: Partial<ReferralTerms> = {}) {
  const table = await paymentTable();
  const { core, ledger, identity } = table;
  const live = createLive(core);
  const brands = createBrands(core, { live });
  const away = new Set<MemberId>();
  const reports = createRollUps(core, { brands });
  const referrals = createReferrals(core, {
    ...{ brands, identity, ledger, live, reports },
    protection: { isAway: async ({ id }) => away.has(id) },
  });
  const save = (changes: Partial<ReferralTerms>, note = 'start') =>
    referrals.admin.save(
      { name: 'mina' },
      { brand: 'padma', terms: { ...terms, ...changes }, note },
    );
  await save(overrides);
  core.clock.advance(day);
  const chase = core.ids.next('chs');
  await sql`INSERT INTO lottery_chase
    (id, brand, member_id, game_id, currency, key, slip_hash, slip, stop_on_win, stake_units, state, placed_at)
    VALUES (${chase}, 'padma', 'mem_other', 'k3-1m', 'BDT', 'key', '', '{}', false, 1, 'running', now())`.execute(
    core.db.read,
  );

  /** A player whose payment account belongs to no one else. */
  async function player(balance: string) {
    const made = await table.player(balance);
    await sql`UPDATE payout_accounts SET fields_key = member_id WHERE member_id = ${made.id}`.execute(
      core.db.read,
    );
    return made;
  }

  async function invite(
    referrer: MemberId,
    { balance = '5000', browser }: { readonly balance?: string; readonly browser?: string } = {},
  ) {
    const friend = await player(balance);
    if (browser !== undefined) await trace({ core }, friend.id, browser);
    const brand = await brands.byCode('padma');
    if (!brand) throw new Error('there is a brand');
    await core.db.transaction((tx) =>
      referrals.record(tx, { friend: friend.id, referrer, visitor: { brand } }),
    );
    return friend;
  }

  async function book(member: MemberId, kind: TransferKind, amountUnits: bigint): Promise<void> {
    const [cash, stakes] = [accounts.cash(member), accounts.chase(chase)];
    const [from, to] = kind === 'stake' ? [cash, stakes] : [stakes, cash];
    const moves = [{ from, to, amountUnits }];
    const booking = { key: core.ids.next('key'), kind, currency: 'BDT', reference: chase, moves };
    await core.db.transaction((tx) => ledger.book(tx, [booking]));
  }

  async function overview(member: Parameters<typeof referrals.overview>[0]) {
    await reports.catchUpAll();
    const answer = await referrals.overview(member);
    if (!answer.ok) throw new Error(answer.code);
    return callSchemas.referral.output.parse(answer.value);
  }

  const paid = async (member: Parameters<typeof referrals.overview>[0]) =>
    (await overview(member)).paid;

  /** The next day, after the time at which the brand pays. */
  async function nextPayment() {
    core.clock.advance(day);
    await referrals.payDue();
  }
  const decide = (friend: MemberId, decision: 'release' | 'reject') =>
    referrals.admin.decide({ name: 'mina' }, { memberId: friend, decision, note: 'checked' });
  return {
    ...table,
    player,
    referrals,
    save,
    away,
    invite,
    book,
    overview,
    paid,
    nextPayment,
    decide,
  };
}

const trace = (
  { core }: Pick<Awaited<ReturnType<typeof paymentTable>>, 'core'>,
  member: MemberId,
  value: string,
) =>
  core.db.read
    .insertInto('member_trace')
    .values({ member_id: member, kind: 'browser', value, seen_at: core.clock.now() })
    .execute();

test('a closed day is paid once for each level, however many runs there are at once', async () => {
  const table = await aTable();
  const top = await table.player('100');
  const friend = await table.invite(top.id);
  const second = await table.invite(friend.id);
  await table.book(friend.id, 'stake', 100_000_000n);
  await table.book(second.id, 'stake', 50_000_000n);
  expect(await table.paid(top)).toBe('0.00');
  table.core.clock.advance(day);
  await Promise.all([table.referrals.payDue(), table.referrals.payDue()]);
  await table.referrals.payDue();
  // 1 % of 1000 and 0.2 % of 500.
  expect(await table.overview(top)).toMatchObject({
    paid: '11.00',
    waiting: '0.00',
    levels: [
      { friends: 1, paid: '10.00' },
      { friends: 1, paid: '1.00' },
    ],
    friends: { registered: 1, deposited: 1, active: 1, inReview: 0 },
  });
  expect(await table.paid(friend)).toBe('5.00');
  const answer = await table.referrals.payments(top, {});
  const [payment] = callSchemas.referralPayments.output.parse(answer.ok && answer.value).rows;
  expect(payment).toMatchObject({ amount: '11.00', parts: [{ level: 1 }, { level: 2 }] });
  expect(payment?.parts[0]?.friend).not.toBe(friend.account);
  const { entries } = await table.ledger.statement(accounts.cash(top.id), {
    before: null,
    limit: 1,
  });
  expect(entries[0]).toMatchObject({ kind: 'referral', amountUnits: 1_100_000n });
});

test('bets that are returned after their day was paid lower the next payment', async () => {
  const table = await aTable();
  const top = await table.player('100');
  const friend = await table.invite(top.id);
  await table.book(friend.id, 'stake', 100_000_000n);
  await table.nextPayment();
  await table.book(friend.id, 'refund', 60_000_000n);
  await table.nextPayment();
  expect(await table.overview(top)).toMatchObject({ paid: '10.00', waiting: '-6.00' });
  await table.book(friend.id, 'stake', 100_000_000n);
  await table.nextPayment();
  expect(await table.overview(top)).toMatchObject({ paid: '14.00', waiting: '0.00' });
});

test('on the basis of the net, wins of a friend count against the referrer until they are made up for', async () => {
  const table = await aTable({ levels: [{ basis: 'net', basisPoints: 1_000 }] });
  const top = await table.player('100');
  const friend = await table.invite(top.id);
  await table.book(friend.id, 'stake', 30_000_000n);
  await table.book(friend.id, 'payout', 20_000_000n);
  await table.nextPayment();
  expect(await table.paid(top)).toBe('10.00');
  await table.book(friend.id, 'payout', 10_000_000n);
  await table.nextPayment();
  expect(await table.overview(top)).toMatchObject({ paid: '10.00', waiting: '-10.00' });
});

test('the fixed amount is paid once, when deposits and turnover have both reached the terms', async () => {
  const firstDeposit = { deposits: '500', turnover: '300', amount: '50' };
  const table = await aTable({ levels: [], firstDeposit });
  const top = await table.player('100');
  const friend = await table.invite(top.id, { balance: '500' });
  const poor = await table.invite(top.id, { balance: '499' });
  await table.book(friend.id, 'stake', 29_000_000n);
  await table.book(poor.id, 'stake', 40_000_000n);
  await table.nextPayment();
  expect(await table.paid(top)).toBe('0.00');
  await table.book(friend.id, 'stake', 1_000_000n);
  await table.nextPayment();
  await table.book(friend.id, 'stake', 1_000_000n);
  await table.nextPayment();
  expect(await table.paid(top)).toBe('50.00');
});

test('a friend on the device of another friend is held; after a release what was earned meanwhile is paid', async () => {
  const table = await aTable();
  const top = await table.player('100');
  const [first, other] = [await table.invite(top.id), await table.invite(top.id)];
  await trace(table, first.id, 'browser-1');
  await trace(table, other.id, 'browser-1');
  await table.book(first.id, 'stake', 100_000_000n);
  await table.nextPayment();
  expect(await table.overview(top)).toMatchObject({ paid: '0.00', friends: { inReview: 2 } });
  const queue = await table.referrals.admin.list({ brand: 'padma', state: 'held' });
  const { rows } = callSchemas.adminReferrals.output.parse(queue.ok && queue.value);
  expect(rows.map(({ reasons }) => reasons)).toEqual([['same-device'], ['same-device']]);

  expect(await table.decide(first.id, 'release')).toMatchObject({ ok: true });
  expect(await table.decide(first.id, 'release')).toMatchObject({ code: 'already-decided' });
  expect(await table.decide(other.id, 'reject')).toMatchObject({ ok: true });
  await table.book(other.id, 'stake', 100_000_000n);
  await table.nextPayment();
  expect(await table.overview(top)).toMatchObject({ paid: '10.00', friends: { registered: 1 } });
  const audit = await sql<{ action: string; note: string }>`
    SELECT action, note FROM audit_entries WHERE action LIKE 'referral.re%' ORDER BY id`.execute(
    table.core.db.read,
  );
  expect(audit.rows).toEqual([
    { action: 'referral.released', note: 'checked' },
    { action: 'referral.rejected', note: 'checked' },
  ]);
});

test('a new friend is compared by the own browser alone: who shares it below the referrer is held, others are not touched', async () => {
  const table = await aTable();
  const [top, stranger] = [await table.player('100'), await table.player('100')];
  const friend = await table.invite(top.id);
  const below = await table.invite(friend.id);
  const outside = await table.invite(stranger.id);
  const other = await table.invite(top.id);
  for (const one of [below, outside]) await trace(table, one.id, 'browser-1');
  // Their sign-ins came later: the payment compares them.
  for (const one of [friend, other]) await trace(table, one.id, 'browser-2');
  const last = await table.invite(top.id, { browser: 'browser-1' });
  const { rows } = await sql<{ friend_id: MemberId; reasons: readonly string[] }>`
    SELECT friend_id, reasons FROM referral WHERE state = 'held' ORDER BY id`.execute(
    table.core.db.read,
  );
  const reasons = ['same-device'];
  expect(rows).toEqual([
    { friend_id: below.id, reasons },
    { friend_id: last.id, reasons },
  ]);
  await table.nextPayment();
  expect(await table.overview(top)).toMatchObject({ friends: { inReview: 3 } });
});

test('a friend who is paid to the same account as the referrer is held', async () => {
  const table = await aTable();
  const top = await table.player('100');
  const friend = await table.invite(top.id);
  await sql`UPDATE payout_accounts SET fields_key = 'same', method = 'bkash-sandbox'
    WHERE member_id IN (${top.id}, ${friend.id})`.execute(table.core.db.read);
  await table.book(friend.id, 'stake', 100_000_000n);
  await table.nextPayment();
  const queue = await table.referrals.admin.list({ state: 'held' });
  expect(queue).toMatchObject({ value: { rows: [{ reasons: ['same-payment-account'] }] } });
  expect(await table.paid(top)).toBe('0.00');
});

test('nothing is paid during an exclusion, below the minimum, or after the days of the terms', async () => {
  const table = await aTable({ minimum: '5', days: 1 });
  const top = await table.player('100');
  const friend = await table.invite(top.id);
  await table.book(friend.id, 'stake', 40_000_000n);
  await table.nextPayment();
  expect(await table.overview(top)).toMatchObject({ paid: '0.00', waiting: '4.00' });
  await table.book(friend.id, 'stake', 400_000_000n);
  await table.nextPayment();
  expect((await table.overview(top)).waiting).toBe('4.00');
  const late = await table.invite(top.id, { balance: '9000' });
  await table.book(late.id, 'stake', 200_000_000n);
  table.away.add(top.id);
  await table.nextPayment();
  expect(await table.overview(top)).toMatchObject({ paid: '0.00', isPaused: true });
  table.away.clear();
  await table.nextPayment();
  expect(await table.paid(top)).toBe('24.00');
});

test('changed terms apply from the next day, with an audit record', async () => {
  const table = await aTable();
  const top = await table.player('100');
  const friend = await table.invite(top.id);
  await table.save({ levels: [{ basis: 'turnover', basisPoints: 200 }] }, 'autumn');
  await table.book(friend.id, 'stake', 100_000_000n);
  await table.nextPayment();
  expect(await table.paid(top)).toBe('10.00');
  await table.book(friend.id, 'stake', 100_000_000n);
  await table.nextPayment();
  expect(await table.paid(top)).toBe('30.00');
  const { rows } = await sql<{ note: string }>`
    SELECT note FROM audit_entries WHERE action = 'referral.terms-changed' ORDER BY id`.execute(
    table.core.db.read,
  );
  expect(rows.map(({ note }) => note)).toEqual(['start', 'autumn']);
});
