import { randomUUID } from 'node:crypto';
import { parseAmount, type MemberId } from '@croupier/contracts';
import fc from 'fast-check';
import { providerTable, type Player, type ProviderTable } from '../../testing/test-provider.ts';
import { accounts } from '../ledger/index.ts';
import type { WalletOutcome } from './wallet-context.ts';
import { decideSet, type MoneyCall } from './money-calls.ts';
import { partnersOf } from './partners.ts';
import { readRequest } from './dialects/rs-request.ts';

let table: ProviderTable;
beforeAll(async () => {
  table = await providerTable();
});

/** A call with one of two players, ten transaction ids and three rounds, so that collisions are frequent. */
interface Step {
  readonly call: 'bet' | 'win';
  readonly player: number;
  readonly id: number;
  readonly bet: number;
  readonly round: number;
  readonly tens: number;
  readonly isLast: boolean;
}

const step: fc.Arbitrary<Step> = fc.record({
  call: fc.constantFrom('bet', 'win'),
  player: fc.nat(1),
  id: fc.nat(9),
  bet: fc.nat(9),
  round: fc.nat(2),
  tens: fc.nat(6),
  isLast: fc.boolean(),
});
const anySteps = fc.array(step, { minLength: 1, maxLength: 25 });
const runs = { numRuns: 30 };

function callOf(players: readonly Player[], { call, ...step }: Step): MoneyCall {
  const player = players[step.player];
  const [partner] = partnersOf(table.core.config).all;
  const body = {
    request_uuid: 'same',
    token: player?.token,
    transaction_uuid: `id-${step.id}`,
    ...(call === 'win' ? { reference_transaction_uuid: `id-${step.bet}` } : {}),
    round: `round-${step.round}`,
    round_closed: step.isLast,
    currency: 'BDT',
    amount: String(parseAmount(`${step.tens * 10}.00`)),
    game_code: player?.game.code,
  };
  const read = readRequest(call, JSON.stringify(body));
  if (!read?.ok || !partner || (read.order.call !== 'bet' && read.order.call !== 'win'))
    throw new Error('not a call');
  return { ...read.order, partner, nonce: randomUUID() };
}

const decide = (calls: readonly MoneyCall[]): Promise<readonly WalletOutcome[]> =>
  table.core.db.transaction((tx) => decideSet(tx, calls, table));

const twoPlayers = () => Promise.all([1, 2].map(() => table.aPlayer({ balance: '100.00' })));

const roundsOf = (member: MemberId) =>
  table.core.db.read
    .selectFrom('game_round')
    .selectAll()
    .where('member_id', '=', member)
    .orderBy('provider_round')
    .execute();

/** A player's ledger entries, without the ids of this run. */
async function booksOf({ member }: Player) {
  const { entries } = await table.ledger.statement(accounts.cash(member.id), {
    before: null,
    limit: 100,
  });
  const rounds = await roundsOf(member.id);
  return {
    balance: await table.balanceOf(member.id),
    entries: entries.map(({ amountUnits, kind }) => [kind, amountUnits]),
    rounds: rounds.map(({ state, stake_units, win_units, held_units }) => ({
      state,
      stake_units,
      win_units,
      held_units,
    })),
  };
}

const shown = (answers: readonly WalletOutcome[]) =>
  answers.map(({ status, player }) => [status, player?.balanceUnits]);

test('one batch and the same calls one by one give the same result, down to the last entry', () =>
  fc.assert(
    fc.asyncProperty(anySteps, async (steps) => {
      const together = await twoPlayers();
      const answers = await decide(steps.map((one) => callOf(together, one)));
      const apart = await twoPlayers();
      const oneByOne = [];
      for (const one of steps) oneByOne.push(...(await decide([callOf(apart, one)])));
      expect(shown(answers)).toEqual(shown(oneByOne));
      expect(await Promise.all(together.map(booksOf))).toEqual(
        await Promise.all(apart.map(booksOf)),
      );
    }),
    runs,
  ));

test('a repeated batch moves nothing and gets the same answers, except for the balance', () =>
  fc.assert(
    fc.asyncProperty(anySteps, async (steps) => {
      const players = await twoPlayers();
      const done = ({ status }: WalletOutcome) => status === 'RS_OK';
      const first = await decide(steps.map((one) => callOf(players, one)));
      const before = await Promise.all(players.map(booksOf));
      const accepted = steps.filter((_, index) => first[index] && done(first[index]));
      const again = await decide(accepted.map((one) => callOf(players, one)));
      expect(again.every(done)).toBe(true);
      expect(await Promise.all(players.map(booksOf))).toEqual(before);
    }),
    runs,
  ));

test('no balance goes below zero, and the accounts of open rounds contain what the rounds hold', () =>
  fc.assert(
    fc.asyncProperty(anySteps, async (steps) => {
      const players = await twoPlayers();
      const answers = await decide(steps.map((one) => callOf(players, one)));
      for (const { player } of answers)
        expect(player?.balanceUnits ?? 0n).toBeGreaterThanOrEqual(0n);
      for (const { member } of players) {
        for (const round of await roundsOf(member.id)) {
          const held = await table.ledger.total(accounts.round(round.id), 'BDT');
          expect(held).toBe(round.held_units);
          if (round.state !== 'open') expect(held).toBe(0n);
        }
      }
    }),
    runs,
  ));

test('if a nonce occurs twice in a batch, the first call uses it', async () => {
  const [player] = await twoPlayers();
  const calls = [1, 2].map((id) =>
    callOf(player ? [player] : [], {
      call: 'bet',
      player: 0,
      bet: 0,
      round: id,
      isLast: false,
      id,
      tens: 1,
    }),
  );
  const same = calls.map((call) => ({ ...call, nonce: 'the-same' }));
  expect((await decide(same)).map(({ status }) => status)).toEqual([
    'RS_OK',
    'RS_ERROR_INVALID_SIGNATURE',
  ]);
});

test('afterwards the ledger is consistent', async () => {
  await expect(table.ledger.report()).resolves.toMatchObject({ sum: '0.00', mismatches: 0 });
});
