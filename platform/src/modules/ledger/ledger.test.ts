import type { MemberId, RoundId } from '@croupier/contracts';
import { sql } from 'kysely';
import { testCore, type TestCore } from '../../testing/index.ts';
import { firstIdAt } from '../../system.ts';
import { createLive } from '../live/index.ts';
import { accounts } from './accounts.ts';
import { hashOf } from './booking-input.ts';
import {
  type Booking,
  createLedger,
  type Ledger,
  holdAccounts,
  ledgerJobs,
  createReconciliation,
  playersBookedNext,
  reversal,
} from './index.ts';

let core: TestCore;
let ledger: Ledger;
beforeAll(async () => {
  core = await testCore();
  ledger = createLedger(core, { live: createLive(core) });
});

const memberOne = 'mem_1' as MemberId;
const aMember = (): MemberId => core.ids.next('mem');
const aRound = (): RoundId => core.ids.next('rnd');
const book = (...bookings: Booking[]) => core.db.transaction((tx) => ledger.book(tx, bookings));

function deposit(member: MemberId, amountUnits: bigint, changes: Partial<Booking> = {}): Booking {
  return {
    key: core.ids.next('key'),
    kind: 'deposit',
    currency: 'BDT',
    reference: 'dep_1',
    moves: [{ from: accounts.deposits('sandbox'), to: accounts.cash(member), amountUnits }],
    ...changes,
  };
}

function bet(member: MemberId, amountUnits: bigint, changes: Partial<Booking> = {}): Booking {
  const moves = [{ from: accounts.cash(member), to: accounts.round(aRound()), amountUnits }];
  return {
    key: core.ids.next('key'),
    kind: 'game-bet',
    currency: 'BDT',
    reference: 'rnd_1',
    moves,
    ...changes,
  };
}

async function aMemberWith(amountUnits: bigint): Promise<MemberId> {
  const member = aMember();
  await book(deposit(member, amountUnits));
  return member;
}

const balanceOf = async (member: MemberId) =>
  (await ledger.balance(accounts.cash(member))).balanceUnits;

test('a deposit and a bet move money, and the player receives a balance event for each', async () => {
  const member = await aMemberWith(500n);
  await expect(book(bet(member, 200n))).resolves.toMatchObject([{ ok: true, isRepeat: false }]);
  await expect(ledger.balance(accounts.cash(member))).resolves.toEqual({
    balanceUnits: 300n,
    version: 2,
  });
  const events = await core.db.read
    .selectFrom('live_event')
    .select(['topic', 'payload'])
    .where('audience', '=', `member:${member}`)
    .orderBy('id')
    .execute();
  expect(events).toEqual([
    {
      topic: 'wallet.balance-changed',
      payload: { sumBalance: '0.005', currency: 'BDT', version: 1 },
    },
    {
      topic: 'wallet.balance-changed',
      payload: { sumBalance: '0.003', currency: 'BDT', version: 2 },
    },
  ]);
});

test('an account without bookings has zero and version 0', async () => {
  await expect(ledger.balance(accounts.cash(aMember()))).resolves.toEqual({
    balanceUnits: 0n,
    version: 0,
  });
});

test('a bet above the balance is refused and changes nothing', async () => {
  const member = await aMemberWith(100n);
  const refused = bet(member, 101n);
  await expect(book(refused)).resolves.toEqual([{ ok: false, code: 'insufficient-funds' }]);
  await expect(ledger.balance(accounts.cash(member))).resolves.toEqual({
    balanceUnits: 100n,
    version: 1,
  });
  await book(deposit(member, 1n));
  await expect(book(refused)).resolves.toMatchObject([{ ok: true, isRepeat: false }]);
});

test('in a batch each booking is answered in its place and sees those before it', async () => {
  const member = await aMemberWith(100n);
  const twice = bet(member, 60n);
  const answers = await book(
    twice,
    bet(member, 60n),
    deposit(member, 20n),
    bet(member, 60n),
    twice,
  );
  expect(answers.map((answer) => (answer.ok ? answer.isRepeat : answer.code))).toEqual([
    false,
    'insufficient-funds',
    false,
    false,
    true,
  ]);
  await expect(balanceOf(member)).resolves.toBe(0n);
});

test('the same key with the same input is the same transfer; with other input it is refused', async () => {
  const member = await aMemberWith(100n);
  const booking = bet(member, 40n);
  const [first] = await book(booking);
  const [again] = await book(booking);
  expect(again).toEqual({ ...first, isRepeat: true });
  for (const changes of [
    { reference: 'rnd_2' },
    { kind: 'stake' as const },
    { moves: bet(member, 41n).moves },
  ]) {
    await expect(book({ ...booking, ...changes })).resolves.toEqual([
      { ok: false, code: 'idempotency-key-reused' },
    ]);
  }
  await expect(balanceOf(member)).resolves.toBe(60n);
});

test('a booking of a transaction that rolls back is not booked', async () => {
  const member = await aMemberWith(100n);
  const work = core.db.transaction(async (tx) => {
    await ledger.book(tx, [bet(member, 40n)]);
    await expect(ledger.balance(accounts.cash(member), tx)).resolves.toMatchObject({
      balanceUnits: 60n,
    });
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  await expect(balanceOf(member)).resolves.toBe(100n);
});

test.each([
  ['nothing', []],
  ['zero', [{ from: 'a', to: 'b', amountUnits: 0n }]],
  ['less than zero', [{ from: 'a', to: 'b', amountUnits: -1n }]],
  ['money to where it is', [{ from: 'a', to: 'a', amountUnits: 1n }]],
  ["one player's money to another", [{ from: 'b', to: 'a', amountUnits: 1n }]],
])('a booking that moves %s throws', async (_, moves) => {
  const [one, other] = [aMember(), aMember()];
  const paths = { a: accounts.cash(one), b: accounts.cash(other) };
  const named = moves.map(({ from, to, amountUnits }) => ({
    from: from === 'a' ? paths.a : paths.b,
    to: to === 'a' ? paths.a : paths.b,
    amountUnits,
  }));
  await expect(book(deposit(one, 1n, { moves: named }))).rejects.toThrow(/^booking key_/);
});

test('an account keeps its currency', async () => {
  const member = await aMemberWith(100n);
  await expect(book(deposit(member, 1n, { currency: 'EUR' }))).rejects.toThrow(
    /is in BDT, not EUR/,
  );
});

test('a reversal from the record restores all balances, once', async () => {
  const member = await aMemberWith(100n);
  const [booked] = await book(bet(member, 70n));
  const transfer = booked?.ok ? await ledger.transfer(booked.transfer) : null;
  if (!transfer) throw new Error('the transfer is not there');
  const back = reversal(transfer, {
    key: `reversal:${transfer.id}`,
    kind: 'game-rollback',
    reference: 'rnd_1',
  });
  await book(back);
  await expect(book(back)).resolves.toMatchObject([{ ok: true, isRepeat: true }]);
  await expect(balanceOf(member)).resolves.toBe(100n);
  await expect(ledger.transfer(core.ids.next('trf'))).resolves.toBeNull();
});

test('a statement is read page by page, newest first, and new entries do not shift it', async () => {
  const member = await aMemberWith(100n);
  for (const amount of [1n, 2n, 3n, 4n]) await book(bet(member, amount));
  const path = accounts.cash(member);
  const first = await ledger.statement(path, { before: null, limit: 2 });
  await book(deposit(member, 50n));
  const second = await ledger.statement(path, { before: first.next, limit: 2 });
  const third = await ledger.statement(path, { before: second.next, limit: 2 });
  const amounts = [first, second, third].map(({ entries }) =>
    entries.map((entry) => entry.amountUnits),
  );
  expect(amounts).toEqual([[-4n, -3n], [-2n, -1n], [100n]]);
  expect(first.entries[0]).toMatchObject({
    kind: 'game-bet',
    reference: 'rnd_1',
    balanceAfterUnits: 90n,
    currency: 'BDT',
  });
  expect(first.entries[0]?.bookedAt).toEqual(core.clock.now());
  expect(third.next).toBeNull();
  await expect(ledger.statement(path, { before: "'; drop", limit: 2 })).resolves.toEqual({
    entries: [],
    next: null,
  });
});

test('an append-only account has a statement without balances, and a total per currency', async () => {
  const [player, other] = [aMember(), aMember()];
  const house = accounts.deposits('two-currencies');
  await book(
    deposit(player, 5n, { moves: [{ from: house, to: accounts.cash(player), amountUnits: 5n }] }),
  );
  await book(
    deposit(other, 7n, {
      currency: 'EUR',
      moves: [{ from: house, to: accounts.cash(other), amountUnits: 7n }],
    }),
  );
  await expect(ledger.total(house, 'BDT')).resolves.toBe(-5n);
  await expect(ledger.total(house, 'EUR')).resolves.toBe(-7n);
  const first = await ledger.statement(house, { before: null, limit: 1 });
  const second = await ledger.statement(house, { before: first.next, limit: 1 });
  expect([...first.entries, ...second.entries]).toMatchObject([
    { amountUnits: -7n, balanceAfterUnits: null, currency: 'EUR' },
    { amountUnits: -5n, balanceAfterUnits: null, currency: 'BDT' },
  ]);
  expect(second.next).toBeNull();
});

test('the roll-up changes no balance, however often it runs', async () => {
  const house = accounts.jackpot('grand');
  const member = await aMemberWith(100n);
  const fill = (amountUnits: bigint) =>
    book(
      bet(member, amountUnits, {
        moves: [{ from: accounts.cash(member), to: house, amountUnits }],
      }),
    );
  const reconciliation = createReconciliation(core, { closing: [holdAccounts] });
  const job = ledgerJobs(core, { ledger, reconciliation }).find(
    ({ name }) => name === 'ledger-rollup',
  );
  await fill(10n);
  core.clock.advance(2 * 3_600_000);
  await job?.run(1n);
  await fill(5n);
  await expect(ledger.total(house, 'BDT')).resolves.toBe(15n);
  core.clock.advance(2 * 3_600_000);
  await Promise.all([job?.run(2n), job?.run(2n)]);
  await expect(ledger.total(house, 'BDT')).resolves.toBe(15n);
  const { rows } = await sql`SELECT balance_units FROM ledger_rollup WHERE path = ${house}`.execute(
    core.db.read,
  );
  expect(rows).toEqual([{ balance_units: 15n }]);
  await expect(ledger.report()).resolves.toMatchObject({ sum: '0.00', mismatches: 0 });
});

test.each([
  'UPDATE ledger_move SET amount_units = 1',
  'DELETE FROM ledger_move',
  'TRUNCATE ledger_move',
  'UPDATE ledger_transfer SET reference = NULL',
  'DELETE FROM ledger_transfer',
  'DELETE FROM ledger_account',
])('the platform cannot %s', async (statement) => {
  await expect(sql.raw(statement).execute(core.db.read)).rejects.toThrow(/permission denied/);
});

test('the database itself refuses a balance below zero and a move of zero', async () => {
  const member = await aMemberWith(1n);
  const below = sql`UPDATE ledger_account SET balance_units = -1 WHERE path = ${accounts.cash(member)}`;
  await expect(below.execute(core.db.read)).rejects.toThrow(/check constraint/);
  for (const [amount, from, to] of [
    [0, 'house:a', 'house:b'],
    [1, 'house:a', 'house:a'],
    [1, 'player:x:cash', 'house:a'],
  ]) {
    const move = sql`INSERT INTO ledger_move (transfer_id, position, currency, amount_units, from_path, to_path)
      VALUES ('trf_x', 0, 'BDT', ${amount}, ${from}, ${to})`;
    await expect(move.execute(core.db.read)).rejects.toThrow(/check constraint/);
  }
});

test('the report finds a balance that was changed by hand', async () => {
  const path = accounts.cash(await aMemberWith(100n));
  const change = (by: bigint) =>
    sql`UPDATE ledger_account SET balance_units = balance_units + ${by} WHERE path = ${path}`.execute(
      core.db.read,
    );
  await expect(ledger.report()).resolves.toMatchObject({ sum: '0.00', mismatches: 0 });
  await change(3n);
  await expect(ledger.report()).resolves.toMatchObject({ sum: '0.00003', mismatches: 1 });
  await change(-3n);
  const { transfers, accounts: count } = await ledger.report();
  expect(transfers).toBeGreaterThan(10);
  expect(count).toBeGreaterThan(10);
});

test('frequent statements are prepared', async () => {
  await core.db.transaction(async (tx) => {
    await ledger.book(tx, [deposit(aMember(), 1n)]);
    const { rows } = await sql<{
      name: string;
    }>`SELECT name FROM pg_prepared_statements ORDER BY name`.execute(tx);
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['ledger-book', 'ledger-known', 'ledger-lock']),
    );
  });
});

test('the hash of a given input stays stable, because a changed hash would refuse repeats after an upgrade', () => {
  const moves = [
    { from: accounts.deposits('sandbox'), to: accounts.cash(memberOne), amountUnits: 5n },
  ];
  const booking: Booking = {
    key: 'any',
    kind: 'deposit',
    currency: 'BDT',
    reference: 'dep_1',
    moves,
  };
  expect(hashOf(booking)).toBe('a7ded871b6cc4cf2e6343bae4ba631ef4b7dada442b471c25696c6dd80f0ac65');
});

test('the accounts that moves were booked on are read in pages until there are no further moves', async () => {
  const own = await testCore();
  const paged = createLedger(own, { live: createLive(own) });
  const members = [aMember(), aMember(), aMember()];
  for (const member of members)
    await own.db.transaction((tx) => paged.book(tx, [deposit(member, 5n), bet(member, 1n)]));
  const found: string[][] = [];
  for (let since = firstIdAt('trf', 0); ;) {
    const page = await playersBookedNext(own.db.read, { since, moves: 3 });
    found.push([...page.paths].sort());
    if (page.next === null || found.length > 9) break;
    since = page.next;
  }
  const paths = members.map((member) => String(accounts.cash(member)));
  expect(found).toEqual([paths.slice(0, 2), paths.slice(1), paths.slice(2)]);
});
