import { randomUUID } from 'node:crypto';
import { parseAmount } from '@croupier/contracts';
import fc from 'fast-check';
import { providerTable, type Player, type ProviderTable } from '../../testing/test-provider.ts';
import { accounts } from '../ledger/index.ts';
import type { Order } from './orders.ts';
import { partnersOf, type Partner } from './partners.ts';
import { roundsModel, type Agreement, type ModelStep } from '../../testing/rounds-model.ts';
import { createWalletCore, type WalletCore } from './wallet-core.ts';

const balance = '60.00';

let table: ProviderTable;
let wallet: WalletCore;
let acme: Partner;
beforeAll(async () => {
  table = await providerTable({ acme: {} });
  wallet = createWalletCore(table.core, table);
  const partner = partnersOf(table.core.config).byId('acme');
  if (!partner) throw new Error('no acme');
  acme = partner;
});

const agreement: fc.Arbitrary<Agreement> = fc.record({
  rollsBackRounds: fc.boolean(),
  correctsResults: fc.boolean(),
  paysPrizes: fc.boolean(),
  winWithoutBet: fc.boolean(),
  manyBetsOneWin: fc.boolean(),
  manyWinsOneBet: fc.boolean(),
});

const bet = fc.nat(3);
const tens = fc.nat(4).map((count) => BigInt(count) * 1_000_000n);
const isLast = fc.boolean();
const step: fc.Arbitrary<ModelStep> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ call: fc.constant('bet'), bet }) },
  { weight: 4, arbitrary: fc.record({ call: fc.constant('win'), bet, units: tens, isLast }) },
  {
    weight: 1,
    arbitrary: fc.record({
      call: fc.constant('win-alone'),
      round: fc.nat(1),
      units: tens,
      isLast,
    }),
  },
  { weight: 2, arbitrary: fc.record({ call: fc.constant('betwin'), bet, units: tens, isLast }) },
  {
    weight: 4,
    arbitrary: fc.record({
      call: fc.constant('adjust'),
      of: fc.oneof(
        fc.record({ kind: fc.constant('bet'), index: bet }),
        fc.record({ kind: fc.constant('win'), index: fc.nat(3) }),
      ),
      units: fc.bigInt({ min: -8n, max: 8n }).map((count) => count * 500_000n),
    }),
  },
  { weight: 1, arbitrary: fc.record({ call: fc.constant('promo_win'), units: tens }) },
  { weight: 4, arbitrary: fc.record({ call: fc.constant('rollback'), bet }) },
  {
    weight: 2,
    arbitrary: fc.record({
      call: fc.constant('end_round'),
      round: fc.nat(1),
      outcome: fc.constantFrom('completed', 'cancelled'),
    }),
  },
);

const partnerBy = ({ winWithoutBet, manyBetsOneWin, manyWinsOneBet, ...rights }: Agreement) => ({
  ...acme,
  ...rights,
  rules: { winWithoutBet, manyBetsOneWin, manyWinsOneBet },
});

/** Calls of one player, with ids unique to this run. */
function callsOf({ member, token, game }: Player) {
  const wins: string[] = [];
  const idOf = (index: number) => `${member.id}-bet-${index}`;
  const roundOf = (index: number) => `${member.id}-round-${index}`;
  const money = (round: number) => ({
    token,
    round: roundOf(round),
    round_closed: false,
    currency: 'BDT',
    game_code: game.code,
  });
  function nextWin(): string {
    const id = randomUUID();
    wins.push(id);
    return id;
  }

  return (one: ModelStep): Order => {
    switch (one.call) {
      case 'bet': {
        const { round, stake } = roundsModel.betOf(one.bet);
        const request = { ...money(round), transaction_uuid: idOf(one.bet), amount: stake };
        return { call: 'bet', request };
      }
      case 'win': {
        const { round } = roundsModel.betOf(one.bet);
        return {
          call: 'win',
          request: {
            ...money(round),
            transaction_uuid: nextWin(),
            reference_transaction_uuid: idOf(one.bet),
            amount: one.units,
            round_closed: one.isLast,
          },
        };
      }
      case 'win-alone':
        return {
          call: 'win',
          request: {
            ...money(one.round),
            transaction_uuid: nextWin(),
            amount: one.units,
            round_closed: one.isLast,
          },
        };
      case 'betwin': {
        const { round, stake } = roundsModel.betOf(one.bet);
        return {
          call: 'betwin',
          request: {
            ...money(round),
            transaction_uuid: idOf(one.bet),
            amount: stake,
            win_transaction_uuid: nextWin(),
            win_amount: one.units,
            round_closed: one.isLast,
          },
        };
      }
      case 'adjust': {
        const { kind, index } = one.of;
        return {
          call: 'adjust',
          request: {
            token,
            transaction_uuid: randomUUID(),
            reference: kind === 'bet' ? idOf(index) : (wins[index] ?? 'no-such-win'),
            reason: 'resettle',
            currency: 'BDT',
            amount: one.units,
          },
        };
      }
      case 'promo_win':
        return {
          call: 'promo_win',
          request: {
            token,
            transaction_uuid: randomUUID(),
            campaign: 'race',
            currency: 'BDT',
            amount: one.units,
          },
        };
      case 'rollback':
        return {
          call: 'rollback',
          request: {
            user: member.id,
            transaction_uuid: randomUUID(),
            reference_transaction_uuid: idOf(one.bet),
            round: roundOf(roundsModel.betOf(one.bet).round),
          },
        };
      case 'end_round':
        return {
          call: 'end_round',
          request: { user: member.id, round: roundOf(one.round), outcome: one.outcome },
        };
    }
  };
}

/** The player's balance minus the player's debt. */
async function netOf({ member }: Player): Promise<bigint> {
  const owed = await table.ledger.total(accounts.receivable(member.id), 'BDT');
  return (await table.balanceOf(member.id)) + owed;
}

/** Steps on one bet in sequence: random steps seldom correct a bet and roll back the same one. */
const story: fc.Arbitrary<ModelStep[]> = fc
  .record({
    bet,
    units: tens,
    correction: fc.bigInt({ min: -8n, max: 8n }).map((count) => count * 500_000n),
    isLast,
    end: fc.constantFrom<'none' | 'win' | 'completed'>('none', 'win', 'completed'),
    isRolledBack: fc.boolean(),
  })
  .map(({ bet: index, units, correction, isLast: last, end, isRolledBack }) => {
    const { round } = roundsModel.betOf(index);
    return [
      { call: 'bet', bet: index },
      ...(end === 'win' ? [{ call: 'win' as const, bet: index, units, isLast: last }] : []),
      ...(end === 'completed' ? [{ call: 'end_round' as const, round, outcome: end }] : []),
      { call: 'adjust', of: { kind: 'bet', index }, units: correction },
      ...(isRolledBack ? [{ call: 'rollback' as const, bet: index }] : []),
    ];
  });

const sequences = fc
  .array(
    fc.oneof({ weight: 3, arbitrary: step.map((one) => [one]) }, { weight: 1, arbitrary: story }),
    {
      minLength: 1,
      maxLength: 16,
    },
  )
  .map((parts) => parts.flat());

test.each([
  ['under any agreement', agreement],
  [
    'where a partner may do everything',
    fc.constant({
      rollsBackRounds: true,
      correctsResults: true,
      paysPrizes: true,
      winWithoutBet: true,
      manyBetsOneWin: true,
      manyWinsOneBet: true,
    }),
  ],
  [
    'where a partner corrects results and takes rounds back, one win a bet',
    fc.constant({
      rollsBackRounds: true,
      correctsResults: true,
      paysPrizes: false,
      winWithoutBet: false,
      manyBetsOneWin: false,
      manyWinsOneBet: false,
    }),
  ],
])('any sequence of calls leaves a player with what the model says, %s', (_name, agreements) =>
  fc.assert(
    fc.asyncProperty(agreements, sequences, async (agreed, steps) => {
      const player = await table.aPlayer({ balance, game: 'acme_tables' });
      const partner = partnerBy(agreed);
      const orderOf = callsOf(player);
      const model = roundsModel.begin(agreed, parseAmount(balance) ?? 0n);
      for (const one of steps) {
        const { status } = await wallet.decide({ partner, nonce: null }, orderOf(one));
        expect([one, status === 'RS_OK']).toEqual([one, model.take(one)]);
        expect([one, await netOf(player)]).toEqual([one, model.net()]);
        expect(await table.balanceOf(player.member.id)).toBe(model.cash());
      }
      const rounds = await table.core.db.read
        .selectFrom('game_round')
        .selectAll()
        .where('member_id', '=', player.member.id)
        .execute();
      for (const round of rounds) {
        const held = await table.ledger.total(accounts.round(round.id), 'BDT');
        expect(held).toBe(round.held_units);
        if (round.state !== 'open') expect(held).toBe(0n);
      }
      const stored = rounds.reduce(
        (sum, { win_units, adjusted_units, stake_units }) =>
          sum + win_units + adjusted_units - stake_units,
        0n,
      );
      expect(stored).toBe(model.netOfRounds());
    }),
    { numRuns: 20 },
  ),
);

test('afterwards the ledger is consistent', async () => {
  await expect(table.ledger.report()).resolves.toMatchObject({ sum: '0.00', mismatches: 0 });
});
