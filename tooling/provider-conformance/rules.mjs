import { randomUUID } from 'node:crypto';
import { authenticate, Broken, expect, expectSame } from './table.mjs';

const settled = 'RS_ERROR_ALREADY_SETTLED';
const rolledBack = 'RS_ERROR_TRANSACTION_ROLLED_BACK';
const unknown = 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';

/**
 * The rules that can be tested from outside. Each rule leaves the state unchanged except for the money.
 * @type {import('./table.mjs').Rule[]}
 */
export const rules = [
  {
    rule: 'R1',
    title: 'the same id for the same thing moves nothing again',
    async run({ a, stake }) {
      const before = await a.has();
      const bet = a.bet();
      expect(await a.ask('bet', bet), 'RS_OK', before - stake);
      expect(await a.ask('bet', { ...bet, request_uuid: randomUUID() }), 'RS_OK');
      const win = a.win(bet, 2n * stake);
      expect(await a.ask('win', win), 'RS_OK', before + stake);
      expect(await a.ask('win', win), 'RS_OK');
      expectSame(await a.has(), before + stake, 'balance');
    },
  },
  {
    rule: 'R2',
    title:
      'a repeat shows the balance of today or of the first answer, as agreed, and status tells both sides of it',
    async run({ a, stake, agreed }) {
      const before = await a.has();
      const bet = a.bet();
      await a.ask('bet', bet);
      await a.ask('bet', a.bet({ round_closed: true }));
      const again = await a.ask('bet', bet);
      expect(again, 'RS_OK');
      const shown = agreed.repeats === 'stored' ? before - stake : before - 2n * stake;
      expectSame(again.balance, String(shown), `a repeat's balance (repeats: ${agreed.repeats})`);
      const { transaction } = await a.ask('status', a.status(bet.transaction_uuid));
      expectSame(transaction?.state, 'BOOKED', 'state');
      expectSame(transaction?.balance_before, String(before), 'balance before');
      expectSame(transaction?.balance_after, String(before - stake), 'balance after');
    },
  },
  {
    rule: 'R3',
    title: 'the same id for something else is refused',
    async run({ a, stake }) {
      const bet = a.bet();
      await a.ask('bet', bet);
      const before = await a.has();
      for (const change of [{ amount: String(stake + 1n) }, { round: randomUUID() }])
        expect(await a.ask('bet', { ...bet, ...change }), 'RS_ERROR_DUPLICATE_TRANSACTION');
      const win = a.win(bet, stake, { transaction_uuid: bet.transaction_uuid });
      expect(await a.ask('win', win), 'RS_ERROR_DUPLICATE_TRANSACTION');
      expectSame(await a.has(), before, 'balance');
    },
  },
  {
    rule: 'R4',
    title: 'a bet needs a session, its currency, its game and an open round',
    async run({ a }) {
      const closed = a.bet({ round_closed: true });
      await a.ask('bet', closed);
      const before = await a.has();
      expect(await a.ask('bet', a.bet({ token: 'no-such-token' })), 'RS_ERROR_INVALID_TOKEN');
      expect(await a.ask('bet', a.bet({ currency: 'XXX' })), 'RS_ERROR_WRONG_CURRENCY');
      expect(await a.ask('bet', a.bet({ game_code: 'no-such-game' })), 'RS_ERROR_INVALID_GAME');
      expect(await a.ask('bet', a.bet({ round: closed.round })), settled);
      expectSame(await a.has(), before, 'balance');
    },
  },
  {
    rule: 'R6',
    title: 'a win needs its bet, booked, of the same round, player, game and currency',
    async run({ a, b, stake }) {
      const [bet, undone] = [a.bet(), a.bet()];
      await a.ask('bet', bet);
      await a.ask('bet', undone);
      await a.ask('rollback', a.rollback(undone));
      const before = await a.has();
      expect(await a.ask('win', a.win(a.bet(), stake)), unknown);
      expect(await a.ask('win', a.win(bet, stake, { round: randomUUID() })), unknown);
      expect(await a.ask('win', a.win(undone, stake)), rolledBack);
      const otherGame = { game_code: 'no-such-game' };
      expect(await a.ask('win', a.win(bet, stake, otherGame)), 'RS_ERROR_INVALID_GAME');
      const otherMoney = { currency: 'XXX' };
      expect(await a.ask('win', a.win(bet, stake, otherMoney)), 'RS_ERROR_WRONG_CURRENCY');
      expect(await b.ask('win', b.win(bet, stake)), unknown);
      expectSame(await a.has(), before, 'balance');
    },
  },
  {
    rule: 'R6b',
    title: 'a second win for a bet and a win without one are off by default',
    async run({ a, stake, allowed }) {
      const bet = a.bet();
      await a.ask('bet', bet);
      await a.ask('win', a.win(bet, stake, { round_closed: false }));
      const again = await a.ask('win', a.win(bet, stake, { round_closed: false }));
      expect(again, allowed.manyWinsOneBet ? 'RS_OK' : settled);
      const free = a.win(bet, stake, { reference_transaction_uuid: undefined });
      expect(await a.ask('win', free), allowed.winWithoutBet ? 'RS_OK' : [unknown, settled]);
    },
  },
  {
    rule: 'R7',
    title: 'a rollback of what never came keeps the late bet out',
    async run({ a }) {
      const before = await a.has();
      const late = a.bet();
      expect(await a.ask('rollback', a.rollback(late)), 'RS_OK');
      expect(await a.ask('bet', late), rolledBack);
      expectSame(await a.has(), before, 'balance');
    },
  },
  {
    rule: 'R8',
    title: 'a bet with its win stands, or both go back as agreed',
    async run({ a, stake, agreed }) {
      const before = await a.has();
      const bet = a.bet();
      await a.ask('bet', bet);
      await a.ask('win', a.win(bet, 2n * stake));
      const isTaken = agreed.rollsBackRounds;
      expect(await a.ask('rollback', a.rollback(bet)), isTaken ? 'RS_OK' : settled);
      expectSame(await a.has(), isTaken ? before : before + stake, 'balance');
    },
  },
  {
    rule: 'R9',
    title: 'a second rollback is fine and moves nothing; one of a rollback is refused',
    async run({ a }) {
      const before = await a.has();
      const bet = a.bet();
      await a.ask('bet', bet);
      const rollback = a.rollback(bet);
      expect(await a.ask('rollback', rollback), 'RS_OK', before);
      expect(await a.ask('rollback', a.rollback(bet)), 'RS_OK', before);
      const undo = a.rollback(bet, { reference_transaction_uuid: rollback.transaction_uuid });
      expect(await a.ask('rollback', undo), settled);
      expectSame(await a.has(), before, 'balance');
    },
  },
  {
    rule: 'R10',
    title: 'a rollback gives back what the wallet’s record says',
    async run({ a, stake }) {
      const before = await a.has();
      const bet = a.bet();
      await a.ask('bet', bet);
      await a.ask('rollback', { ...a.rollback(bet), amount: String(100n * stake) });
      expectSame(await a.has(), before, 'balance');
    },
  },
  {
    rule: 'R11',
    title: 'a closed round takes no bet and no win, its bet can go back; ending it twice is fine',
    async run({ a, stake }) {
      const before = await a.has();
      const bet = a.bet();
      await a.ask('bet', bet);
      expect(await a.ask('end_round', a.endRound(bet)), 'RS_OK');
      expect(await a.ask('end_round', a.endRound(bet)), 'RS_OK');
      expect(await a.ask('bet', a.bet({ round: bet.round })), settled);
      expect(await a.ask('win', a.win(bet, stake)), settled);
      expect(await a.ask('rollback', a.rollback(bet)), 'RS_OK', before);
    },
  },
  {
    rule: 'R13',
    title: 'a win of nothing is taken and known afterwards',
    async run({ a }) {
      const bet = a.bet();
      await a.ask('bet', bet);
      const win = a.win(bet, 0n);
      expect(await a.ask('win', win), 'RS_OK');
      const { transaction } = await a.ask('status', a.status(win.transaction_uuid));
      expectSame(transaction?.state, 'BOOKED', 'state');
    },
  },
  {
    rule: 'R14',
    title: 'a free round that was not granted is refused',
    async run({ a }) {
      const before = await a.has();
      const free = a.bet({ is_free: true, reward_uuid: randomUUID() });
      expect(await a.ask('bet', free), ['RS_ERROR_INVALID_TOKEN', 'RS_ERROR_LIMIT_REACHED']);
      expectSame(await a.has(), before, 'balance');
    },
  },
  {
    rule: 'R16',
    title: 'no bet takes a balance below zero, and the refusal shows the true one',
    async run({ a }) {
      const before = await a.has();
      const tooMuch = a.bet({ amount: String(before + 1n) });
      expect(
        await a.ask('bet', tooMuch),
        ['RS_ERROR_NOT_ENOUGH_MONEY', 'RS_ERROR_BET_LIMIT_EXCEEDED'],
        before,
      );
    },
  },
  {
    rule: 'R18',
    title: 'of many bets at once exactly as many are taken as the balance holds',
    async run({ b }) {
      const all = await b.has();
      const amount = await largestBet(b, all);
      const holds = Number(all / amount);
      const bets = Array.from({ length: holds + 20 }, () => b.bet({ amount: String(amount) }));
      const answers = await Promise.all(bets.map((bet) => b.ask('bet', bet)));
      const taken = bets.filter((_, index) => answers[index]?.status === 'RS_OK');
      for (const bet of taken) await b.ask('rollback', b.rollback(bet));
      expectSame(taken.length, holds, 'bets taken');
      expectSame(await b.has(), all, 'balance after they went back');
    },
  },
  {
    rule: 'R19',
    title: 'an id whose answer was lost is one movement',
    async run({ client, a, stake }) {
      const before = await a.has();
      const bet = a.bet({ round_closed: true });
      // One request is abandoned, and two are sent at once: whichever answer gets lost, it is one bet.
      await client.abandon('bet', bet);
      await Promise.all([a.ask('bet', bet), a.ask('bet', bet)]);
      expect(await a.ask('bet', bet), 'RS_OK');
      expectSame(await a.has(), before - stake, 'balance');
    },
  },
  {
    rule: 'betwin',
    title: 'a bet and its win at once are both booked, once',
    async run({ a, stake }) {
      const before = await a.has();
      const both = {
        ...a.bet({ round_closed: true }),
        win_transaction_uuid: randomUUID(),
        win_amount: String(3n * stake),
      };
      expect(await a.ask('betwin', both), 'RS_OK', before + 2n * stake);
      expect(await a.ask('betwin', both), 'RS_OK');
      expectSame(await a.has(), before + 2n * stake, 'balance');
    },
  },
  {
    rule: '3.5',
    title: 'a bet’s answer says what a game has to show of the session',
    async run({ a }) {
      const answer = await a.ask('bet', a.bet({ round_closed: true }));
      for (const field of [
        'session_started_at',
        'session_net',
        'reality_check_at',
        'limits_remaining',
      ])
        expectSame(field in answer, true, `the field ${field}`);
    },
  },
  {
    // Last, because the player's first session is over afterwards.
    rule: 'R5 and R17',
    title:
      'a launch token is good once; a new session ends the one before, whose wins and rollbacks are still taken',
    async run({ client, a, game, again, stake }) {
      const [won, undone] = [a.bet(), a.bet()];
      await a.ask('bet', won);
      await a.ask('bet', undone);
      const before = await a.has();
      const next = await authenticate(client, again, game);
      expectSame(next.user, a.player.user, 'the user of the second launch token');
      const spent = { request_uuid: randomUUID(), launch_token: again, game_code: game };
      expect(await a.ask('authenticate', spent), 'RS_ERROR_INVALID_TOKEN');
      expect(await a.ask('bet', a.bet()), ['RS_ERROR_TOKEN_EXPIRED', 'RS_ERROR_INVALID_TOKEN']);
      expect(await a.ask('win', a.win(won, stake)), 'RS_OK', before + stake);
      expect(await a.ask('rollback', a.rollback(undone)), 'RS_OK', before + 2n * stake);
      a.player.token = next.token;
    },
  },
];

/**
 * The full balance, or the largest amount below it that the wallet accepts in one bet.
 * @param {import('./table.mjs').Seat} seat
 * @param {bigint} all
 */
async function largestBet(seat, all) {
  for (let amount = all; amount > 0n; amount /= 2n) {
    const bet = seat.bet({ amount: String(amount) });
    const { status } = await seat.ask('bet', bet);
    await seat.ask('rollback', seat.rollback(bet));
    if (status !== 'RS_ERROR_BET_LIMIT_EXCEEDED') return amount;
  }
  throw new Broken('no bet is small enough for this wallet');
}

/**
 * Rules that no client can test: listed, so that they are not mistaken for passed.
 * @type {[rule: string, why: string][]}
 */
export const unseen = [
  ['R12', 'rounds open for two days: the wallet’s own job'],
  ['R15', 'bonus money before cash: the wallet’s own books'],
  ['R20', 'answers without the event bus: the wallet’s own machines'],
];
