import type { MemberId } from '@croupier/contracts';
import { testCore, type TestCore } from '../../testing/index.ts';
import { createLive } from '../live/index.ts';
import { accounts, type AccountPath, type Booking, createLedger, type Ledger } from './index.ts';

let core: TestCore;
let ledger: Ledger;
beforeAll(async () => {
  core = await testCore({ connections: 100 });
  ledger = createLedger(core, { live: createLive(core) });
});

const book = (...bookings: Booking[]) => core.db.transaction((tx) => ledger.book(tx, bookings));
const balanceOf = async (member: MemberId) =>
  (await ledger.balance(accounts.cash(member))).balanceUnits;

function booking(
  from: AccountPath,
  to: AccountPath,
  amountUnits: bigint,
  key: string = core.ids.next('key'),
): Booking {
  return {
    key,
    kind: 'bonus',
    currency: 'BDT',
    reference: 'race',
    moves: [{ from, to, amountUnits }],
  };
}

async function aMemberWith(amountUnits: bigint): Promise<MemberId> {
  const member = core.ids.next('mem');
  await book(booking(accounts.deposits('sandbox'), accounts.cash(member), amountUnits));
  return member;
}

function times<Value>(count: number, work: (index: number) => Promise<Value>): Promise<Value[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => work(index)));
}

test('of 100 simultaneous bets of the whole balance exactly one is booked', async () => {
  const member = await aMemberWith(1_000n);
  const answers = (
    await times(100, () => book(booking(accounts.cash(member), accounts.house('lottery'), 1_000n)))
  ).flat();
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(
    answers.filter((answer) => !answer.ok && answer.code === 'insufficient-funds'),
  ).toHaveLength(99);
  await expect(ledger.balance(accounts.cash(member))).resolves.toEqual({
    balanceUnits: 0n,
    version: 2,
  });
});

test('one key from 20 simultaneous connections is booked once, and all get the same transfer', async () => {
  const member = await aMemberWith(1_000n);
  const same = booking(accounts.cash(member), accounts.house('lottery'), 10n);
  const answers = (await times(20, () => book(same))).flat();
  expect(new Set(answers.map((answer) => (answer.ok ? answer.transfer : answer.code))).size).toBe(
    1,
  );
  expect(answers.filter((answer) => answer.ok && !answer.isRepeat)).toHaveLength(1);
  await expect(balanceOf(member)).resolves.toBe(990n);
});

test('one key from 20 connections that takes the whole balance is the same transfer for all of them', async () => {
  const member = await aMemberWith(1_000n);
  const same = booking(accounts.cash(member), accounts.house('lottery'), 1_000n);
  const answers = (await times(20, () => book(same))).flat();
  expect(new Set(answers.map((answer) => (answer.ok ? answer.transfer : answer.code))).size).toBe(
    1,
  );
  expect(answers.every(({ ok }) => ok)).toBe(true);
  await expect(balanceOf(member)).resolves.toBe(0n);
});

test('one key between accounts without a lock is booked once', async () => {
  const jackpot = accounts.jackpot('once');
  const same = booking(accounts.house('promo'), jackpot, 10n);
  const answers = (await times(20, () => book(same))).flat();
  expect(answers.filter((answer) => answer.ok && !answer.isRepeat)).toHaveLength(1);
  expect(answers.every(({ ok }) => ok)).toBe(true);
  await expect(ledger.total(jackpot, 'BDT')).resolves.toBe(10n);
});

test('one key with 20 different inputs books one of them and refuses the others', async () => {
  const jackpot = accounts.jackpot('other');
  const key = core.ids.next('key');
  const answers = (
    await times(20, (index) =>
      book(booking(accounts.house('promo'), jackpot, BigInt(index + 1), key)),
    )
  ).flat();
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(
    answers.filter((answer) => !answer.ok && answer.code === 'idempotency-key-reused'),
  ).toHaveLength(19);
});

test('20 simultaneous first deposits open the account once and are all booked', async () => {
  const member = core.ids.next('mem');
  await times(20, () => book(booking(accounts.deposits('sandbox'), accounts.cash(member), 5n)));
  await expect(ledger.balance(accounts.cash(member))).resolves.toEqual({
    balanceUnits: 100n,
    version: 20,
  });
});

test('batches that name the same accounts in opposite order do not deadlock', async () => {
  const [one, other] = [await aMemberWith(1_000n), await aMemberWith(1_000n)];
  const stake = (member: MemberId) => booking(accounts.cash(member), accounts.house('lottery'), 1n);
  let attempts = 0;
  await times(60, (index) =>
    core.db.transaction((tx) => {
      attempts++;
      return ledger.book(tx, index % 2 ? [stake(one), stake(other)] : [stake(other), stake(one)]);
    }),
  );
  expect(attempts).toBe(60); // no deadlock was even met
  await expect(Promise.all([balanceOf(one), balanceOf(other)])).resolves.toEqual([940n, 940n]);
});

test('sequential transactions that lock in opposite order all commit', async () => {
  const [one, other] = [await aMemberWith(1_000n), await aMemberWith(1_000n)];
  const stake = (member: MemberId) => booking(accounts.cash(member), accounts.house('lottery'), 1n);
  await times(4, (index) =>
    core.db.transaction(async (tx) => {
      await ledger.book(tx, [stake(index % 2 ? one : other)]);
      await ledger.book(tx, [stake(index % 2 ? other : one)]);
    }),
  );
  await expect(Promise.all([balanceOf(one), balanceOf(other)])).resolves.toEqual([996n, 996n]);
});

test('after all tests the ledger report is clean', async () => {
  await expect(ledger.report()).resolves.toMatchObject({ sum: '0.00', mismatches: 0 });
});
