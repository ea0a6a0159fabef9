import type { MemberId } from '@croupier/contracts';
import fc from 'fast-check';
import { testCore, type TestCore } from '../../testing/index.ts';
import { createLive } from '../live/index.ts';
import {
  accounts,
  type AccountPath,
  type Booking,
  createLedger,
  type Ledger,
  type Move,
  reversal,
} from './index.ts';

let core: TestCore;
let ledger: Ledger;
beforeAll(async () => {
  core = await testCore();
  ledger = createLedger(core, { live: createLive(core) });
});

/** A move between the house account and three players, who are numbered. */
interface Step {
  readonly player: number;
  readonly isCredit: boolean;
  readonly amount: bigint;
}

const step: fc.Arbitrary<Step> = fc.record({
  player: fc.nat(2),
  isCredit: fc.boolean(),
  amount: fc.bigInt({ min: 1n, max: 1_000n }),
});
/** Transfers of one to three moves; a batch is a list of them. */
const anyTransfer = fc.array(step, { minLength: 1, maxLength: 3 });
const anySet = fc.array(anyTransfer, { maxLength: 12 });
const anySets = fc.array(anySet, { maxLength: 4 });
const runs = { numRuns: 40 };

const threePlayers = (): readonly MemberId[] => [
  core.ids.next('mem'),
  core.ids.next('mem'),
  core.ids.next('mem'),
];
const book = (bookings: readonly Booking[]) =>
  core.db.transaction((tx) => ledger.book(tx, bookings));

function bookingOf(
  players: readonly MemberId[],
  steps: readonly Step[],
  house: AccountPath,
): Booking {
  const moves = steps.map(({ player, isCredit, amount }): Move => {
    const cash = accounts.cash(players[player] ?? core.ids.next('mem'));
    return isCredit
      ? { from: house, to: cash, amountUnits: amount }
      : { from: cash, to: house, amountUnits: amount };
  });
  return { key: core.ids.next('key'), kind: 'bonus', currency: 'BDT', reference: 'law', moves };
}

const aHouse = () => accounts.jackpot(core.ids.next('key'));
const balances = (players: readonly MemberId[]) =>
  Promise.all(
    players.map(async (player) => (await ledger.balance(accounts.cash(player))).balanceUnits),
  );
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

test('money is kept: after any bookings players and house together have what they had before', () =>
  fc.assert(
    fc.asyncProperty(anySets, async (sets) => {
      const [players, house] = [threePlayers(), aHouse()];
      for (const set of sets) await book(set.map((steps) => bookingOf(players, steps, house)));
      expect(sum(await balances(players)) + (await ledger.total(house, 'BDT'))).toBe(0n);
    }),
    runs,
  ));

test('the balance is the sum of the entries, and each entry holds the balance after it', () =>
  fc.assert(
    fc.asyncProperty(anySets, async (sets) => {
      const [players, house] = [threePlayers(), aHouse()];
      for (const set of sets) await book(set.map((steps) => bookingOf(players, steps, house)));
      for (const player of players) {
        const { entries } = await ledger.statement(accounts.cash(player), {
          before: null,
          limit: 500,
        });
        const { balanceUnits, version } = await ledger.balance(accounts.cash(player));
        expect(sum(entries.map(({ amountUnits }) => amountUnits))).toBe(balanceUnits);
        expect(version).toBe(entries.length);
        const oldestFirst = entries.toReversed();
        oldestFirst.forEach((entry, index) =>
          expect(entry.balanceAfterUnits).toBe(
            sum(oldestFirst.slice(0, index + 1).map(({ amountUnits }) => amountUnits)),
          ),
        );
      }
    }),
    runs,
  ));

test('no player’s balance goes below zero, and a refused booking changes nothing', () =>
  fc.assert(
    fc.asyncProperty(anySet, async (set) => {
      const [players, house] = [threePlayers(), aHouse()];
      const bookings = set.map((steps) => bookingOf(players, steps, house));
      const answers = await book(bookings);
      const model = new Map(players.map((player) => [accounts.cash(player), 0n]));
      bookings.forEach(({ moves }, index) => {
        const trial = new Map(model);
        const fits = moves.every(({ from, to, amountUnits }) => {
          if (trial.has(from)) trial.set(from, (trial.get(from) ?? 0n) - amountUnits);
          if (trial.has(to)) trial.set(to, (trial.get(to) ?? 0n) + amountUnits);
          return (trial.get(from) ?? 0n) >= 0n;
        });
        expect(answers[index]?.ok).toBe(fits);
        if (fits) trial.forEach((units, path) => model.set(path, units));
      });
      await expect(balances(players)).resolves.toEqual([...model.values()]);
    }),
    runs,
  ));

test('a replay books once: a batch that is booked again returns the same transfers and moves nothing', () =>
  fc.assert(
    fc.asyncProperty(anySet, async (set) => {
      const [players, house] = [threePlayers(), aHouse()];
      const bookings = set.map((steps) => bookingOf(players, steps, house));
      const first = await book(bookings);
      const accepted = bookings.filter((_, index) => first[index]?.ok);
      const before = await balances(players);
      const again = await book(accepted);
      expect(again).toEqual(
        first.filter(({ ok }) => ok).map((answer) => ({ ...answer, isRepeat: true })),
      );
      await expect(balances(players)).resolves.toEqual(before);
    }),
    runs,
  ));

test('the order inside a batch does not change its total while there is enough money for all', () =>
  fc.assert(
    fc.asyncProperty(
      anySet.chain((set) =>
        fc.tuple(fc.constant(set), fc.shuffledSubarray(set, { minLength: set.length })),
      ),
      async ([set, shuffled]) => {
        const totals = [];
        for (const order of [set, shuffled]) {
          const [players, house] = [threePlayers(), aHouse()];
          await book(
            players.map((_, player) =>
              bookingOf(players, [{ player, isCredit: true, amount: 100_000n }], house),
            ),
          );
          await book(order.map((steps) => bookingOf(players, steps, house)));
          totals.push(await balances(players));
        }
        expect(totals[0]).toEqual(totals[1]);
      },
    ),
    runs,
  ));

test('one batch and the same bookings one by one give the same result', () =>
  fc.assert(
    fc.asyncProperty(anySet, async (set) => {
      const outcomes = [];
      for (const isOneByOne of [true, false]) {
        const [players, house] = [threePlayers(), aHouse()];
        const bookings = set.map((steps) => bookingOf(players, steps, house));
        const answers = [];
        if (isOneByOne) for (const booking of bookings) answers.push(...(await book([booking])));
        else answers.push(...(await book(bookings)));
        outcomes.push({ oks: answers.map(({ ok }) => ok), balances: await balances(players) });
      }
      expect(outcomes[0]).toEqual(outcomes[1]);
    }),
    runs,
  ));

test('a reversal is identity, and so is the reversal of a reversal after it', () =>
  fc.assert(
    fc.asyncProperty(anyTransfer, async (steps) => {
      const [players, house] = [threePlayers(), aHouse()];
      await book(
        players.map((_, player) =>
          bookingOf(players, [{ player, isCredit: true, amount: 5_000n }], house),
        ),
      );
      const before = await balances(players);
      const booking = bookingOf(players, steps, house);
      const there = { ...booking, id: core.ids.next('trf'), bookedAt: core.clock.now() };
      const back = reversal(there, { key: core.ids.next('key'), kind: 'refund', reference: 'law' });
      expect(reversal({ ...there, ...back }, booking).moves).toEqual(booking.moves);
      await book([booking, back]);
      await expect(balances(players)).resolves.toEqual(before);
    }),
    runs,
  ));

test('after all tests the ledger report is clean', async () => {
  await expect(ledger.report()).resolves.toMatchObject({ sum: '0.00', mismatches: 0 });
});
