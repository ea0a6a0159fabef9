import type { MemberId } from '@croupier/contracts';
import { testCore, type TestCore } from '../../testing/index.ts';
import { createLive } from '../live/index.ts';
import { accounts, type Booking, createLedger, type Ledger, type Move } from './index.ts';

let core: TestCore;
let ledger: Ledger;
beforeAll(async () => {
  core = await testCore({ connections: 12 });
  ledger = createLedger(core, { live: createLive(core) });
});

const aMember = (): MemberId => core.ids.next('mem');
const win = (member: MemberId, amountUnits: bigint): Move => ({
  from: accounts.house('lottery'),
  to: accounts.cash(member),
  amountUnits,
});
const payout = (moves: readonly Move[], changes: Partial<Booking> = {}): Booking => ({
  key: core.ids.next('key'),
  kind: 'payout',
  currency: 'BDT',
  reference: 'drw_1',
  moves,
  ...changes,
});
const credit = (...bookings: Booking[]) => core.db.transaction((tx) => ledger.credit(tx, bookings));
const book = (...bookings: Booking[]) => core.db.transaction((tx) => ledger.book(tx, bookings));
const cashOf = (member: MemberId) => ledger.balance(accounts.cash(member));

async function eventsOf(member: MemberId) {
  const rows = await core.db.read
    .selectFrom('live_event')
    .select(['topic', 'payload'])
    .where('audience', '=', `member:${member}`)
    .orderBy('id')
    .execute();
  return rows;
}

test('many players are credited with one transfer, with the same entries and events as single bookings', async () => {
  const [one, other] = [aMember(), aMember()];
  await book(payout([win(one, 500n)]), payout([win(other, 500n)]));
  const owed = { from: accounts.house('lottery'), to: accounts.receivable(one), amountUnits: 7n };
  const booked = await credit(payout([owed, win(one, 100_000n)]));
  await book(payout([{ ...owed, to: accounts.receivable(other) }, win(other, 100_000n)]));

  expect(booked).toMatchObject([{ ok: true, isRepeat: false }]);
  expect(await cashOf(one)).toEqual({ balanceUnits: 100_500n, version: 2 });
  expect(await cashOf(one)).toEqual(await cashOf(other));
  expect(await eventsOf(one)).toEqual(await eventsOf(other));
  expect(await eventsOf(one)).toHaveLength(2);
  expect(await ledger.total(accounts.receivable(one), 'BDT')).toBe(7n);
});

test('an account is opened by its first credit', async () => {
  const member = aMember();
  await credit(payout([win(member, 5n)]));
  expect(await cashOf(member)).toEqual({ balanceUnits: 5n, version: 1 });
});

test('a batch in several currencies credits each in its own currency', async () => {
  const [one, other] = [aMember(), aMember()];
  await credit(payout([win(one, 5n)]), payout([win(other, 6n)], { currency: 'EUR' }));
  expect(await cashOf(one)).toMatchObject({ balanceUnits: 5n });
  expect(await cashOf(other)).toMatchObject({ balanceUnits: 6n });
});

test('the same key with the same input is credited once, by `credit` or `book`; with other input it is refused', async () => {
  const member = aMember();
  const same = payout([win(member, 5n)]);
  const [first] = await credit(same);
  expect(await credit(same)).toEqual([{ ...first, isRepeat: true }]);
  expect(await book(same)).toEqual([{ ...first, isRepeat: true }]);
  expect(await credit({ ...same, moves: [win(member, 6n)] })).toEqual([
    { ok: false, code: 'idempotency-key-reused' },
  ]);
  expect(await cashOf(member)).toEqual({ balanceUnits: 5n, version: 1 });
});

test('`credit` throws when a booking takes from a player or credits an account twice', async () => {
  const member = aMember();
  const stake = { from: accounts.cash(member), to: accounts.house('lottery'), amountUnits: 1n };
  await expect(credit(payout([stake]))).rejects.toThrow(/takes from a player/);
  await expect(credit(payout([win(member, 1n), win(member, 2n)]))).rejects.toThrow(/twice/);
  expect(await cashOf(member)).toEqual({ balanceUnits: 0n, version: 0 });
});

test('an account keeps its currency', async () => {
  const member = aMember();
  await credit(payout([win(member, 5n)]));
  const foreign = payout([win(member, 5n)], { currency: 'EUR' });
  await expect(credit(foreign)).rejects.toThrow(/not in EUR/);
  expect(await cashOf(member)).toEqual({ balanceUnits: 5n, version: 1 });
});

test('simultaneous credits and bookings of the same accounts are all booked', async () => {
  const members = [aMember(), aMember(), aMember()];
  const round = (index: number) => {
    const moves = members.map((member) => win(member, 10n));
    return index % 2 ? credit(payout(moves)) : book(payout(moves.toReversed()));
  };
  await Promise.all(Array.from({ length: 24 }, (_, index) => round(index)));
  for (const member of members)
    expect(await cashOf(member)).toEqual({ balanceUnits: 240n, version: 24 });
  expect(await ledger.report()).toMatchObject({ sum: '0.00', mismatches: 0 });
});
