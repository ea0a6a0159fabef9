import { randomUUID } from 'node:crypto';
import { expect, expectSame } from './table.mjs';

const settled = 'RS_ERROR_ALREADY_SETTLED';
const duplicate = 'RS_ERROR_DUPLICATE_TRANSACTION';
const unknown = 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
const notAgreed = 'RS_ERROR_INVALID_PARTNER';

/**
 * @param {import('./table.mjs').Seat} seat
 * @param {string} reference
 * @param {bigint} amount
 * @param {object} [changes]
 */
const adjustOf = (seat, reference, amount, changes) => ({
  request_uuid: randomUUID(),
  token: seat.player.token,
  transaction_uuid: randomUUID(),
  reference,
  reason: 'resettle',
  currency: seat.player.currency,
  amount: String(amount),
  ...changes,
});

/**
 * @param {import('./table.mjs').Seat} seat
 * @param {bigint} amount
 */
const prizeOf = (seat, amount) => ({
  request_uuid: randomUUID(),
  token: seat.player.token,
  transaction_uuid: randomUUID(),
  campaign: 'conformance',
  currency: seat.player.currency,
  amount: String(amount),
});

/**
 * Final refusals, and the calls that an agreement opens. Each gives the money back that it moved.
 * @type {import('./table.mjs').Rule[]}
 */
export const agreedCalls = [
  {
    rule: 'R1',
    title: 'a refusal is final for its id, and known afterwards',
    async run({ a }) {
      const before = await a.has();
      for (const { change, status } of [
        { change: { game_code: 'no-such-game' }, status: 'RS_ERROR_INVALID_GAME' },
        { change: { currency: 'XXX' }, status: 'RS_ERROR_WRONG_CURRENCY' },
      ]) {
        const bet = a.bet(change);
        expect(await a.ask('bet', bet), status);
        expect(await a.ask('bet', bet), status);
        expect(await a.ask('bet', a.bet({ transaction_uuid: bet.transaction_uuid })), duplicate);
        const { transaction } = await a.ask('status', a.status(bet.transaction_uuid));
        expectSame(transaction?.state, 'REFUSED', 'state');
      }
      expectSame(await a.has(), before, 'balance');
    },
  },
  {
    rule: 'R1',
    title: 'a win that was refused stays refused, and comes again under a new id',
    async run({ a, stake }) {
      const before = await a.has();
      const bet = a.bet();
      const early = a.win(bet, stake);
      expect(await a.ask('win', early), unknown);
      await a.ask('bet', bet);
      expect(await a.ask('win', early), unknown);
      expect(await a.ask('win', a.win(bet, stake)), 'RS_OK', before);
    },
  },
  {
    rule: 'R3',
    title: 'a bet that is sent again with its win is a duplicate',
    async run({ a, stake }) {
      const before = await a.has();
      const bet = a.bet();
      await a.ask('bet', bet);
      const beside = { win_transaction_uuid: randomUUID(), win_amount: String(stake) };
      expect(await a.ask('betwin', { ...bet, ...beside }), duplicate);
      expect(await a.ask('rollback', a.rollback(bet)), 'RS_OK', before);
    },
  },
  {
    rule: 'R7',
    title: 'a bet and its rollback at once leave nothing behind, whichever came first',
    async run({ a }) {
      const before = await a.has();
      const races = Array.from({ length: 8 }, () => a.bet());
      await Promise.all(
        races.flatMap((bet) => [a.ask('rollback', a.rollback(bet)), a.ask('bet', bet)]),
      );
      for (const bet of races) {
        expect(await a.ask('rollback', a.rollback(bet)), 'RS_OK');
        expect(await a.ask('bet', bet), 'RS_ERROR_TRANSACTION_ROLLED_BACK');
      }
      expectSame(await a.has(), before, 'balance');
    },
  },
  {
    rule: 'R11',
    title: 'a round is not cancelled over its bets, and whose bets went back is',
    async run({ a }) {
      const before = await a.has();
      const bet = a.bet();
      await a.ask('bet', bet);
      const end = { ...a.endRound(bet), outcome: 'cancelled' };
      expect(await a.ask('end_round', end), 'RS_ERROR_WRONG_TYPES');
      expect(await a.ask('rollback', a.rollback(bet)), 'RS_OK', before);
      expect(await a.ask('end_round', end), 'RS_OK', before);
    },
  },
  {
    rule: 'adjust',
    title:
      'a settled result is corrected once, an open bet is not, or neither if corrections are not agreed',
    async run({ a, stake, agreed }) {
      const before = await a.has();
      const bet = a.bet();
      await a.ask('bet', bet);
      if (!agreed.correctsResults) {
        expect(await a.ask('adjust', adjustOf(a, bet.transaction_uuid, stake)), notAgreed);
        return expect(await a.ask('rollback', a.rollback(bet)), 'RS_OK', before);
      }
      expect(await a.ask('adjust', adjustOf(a, bet.transaction_uuid, stake)), unknown);
      await a.ask('win', a.win(bet, 2n * stake));
      const down = adjustOf(a, bet.transaction_uuid, -stake);
      expect(await a.ask('adjust', down), 'RS_OK', before);
      expect(await a.ask('adjust', down), 'RS_OK');
      const other = adjustOf(a, bet.transaction_uuid, stake, { currency: 'XXX' });
      expect(await a.ask('adjust', other), 'RS_ERROR_WRONG_CURRENCY');
      expectSame(await a.has(), before, 'balance');
    },
  },
  {
    rule: 'adjust',
    title: 'a corrected bet that goes back takes its correction with it, or stands',
    async run({ a, stake, agreed }) {
      if (!agreed.correctsResults) return;
      const before = await a.has();
      const bet = a.bet();
      await a.ask('bet', bet);
      await a.ask('end_round', a.endRound(bet));
      const up = adjustOf(a, bet.transaction_uuid, 2n * stake);
      expect(await a.ask('adjust', up), 'RS_OK', before + stake);
      const isTaken = agreed.rollsBackRounds;
      expect(await a.ask('rollback', a.rollback(bet)), isTaken ? 'RS_OK' : settled);
      expectSame(await a.has(), isTaken ? before : before + stake, 'balance');
    },
  },
  {
    rule: 'promo_win',
    title: 'a prize is paid once, or refused if prizes are not agreed',
    async run({ a, stake, agreed }) {
      const before = await a.has();
      const prize = prizeOf(a, stake);
      if (!agreed.paysPrizes) return expect(await a.ask('promo_win', prize), notAgreed);
      expect(await a.ask('promo_win', prize), 'RS_OK', before + stake);
      expect(await a.ask('promo_win', prize), 'RS_OK');
      expect(await a.ask('promo_win', { ...prize, campaign: 'another' }), duplicate);
      expectSame(await a.has(), before + stake, 'balance');
    },
  },
  {
    rule: 'limits',
    title: 'a bet above the agreed most is refused, and one of the most is taken',
    async run({ a, agreed }) {
      const most = agreed.maxStake[a.player.currency];
      if (most === undefined) return;
      const before = await a.has();
      const units = BigInt(most.replace('.', '')) * 1_000n;
      const limit = 'RS_ERROR_BET_LIMIT_EXCEEDED';
      expect(await a.ask('bet', a.bet({ amount: String(units + 1n) })), limit, before);
      if (units > before) return;
      const bet = a.bet({ amount: String(units) });
      expect(await a.ask('bet', bet), 'RS_OK', before - units);
      expect(await a.ask('rollback', a.rollback(bet)), 'RS_OK', before);
    },
  },
];
