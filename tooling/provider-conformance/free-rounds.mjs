import { randomUUID } from 'node:crypto';
import { Broken, expect, expectSame } from './table.mjs';

/**
 * @param {import('./table.mjs').Table} table
 * @param {number} least how many rounds the rule plays
 */
function grantOf({ a, game }, least) {
  const grant = a.player.freeRounds.find(
    ({ game_code, left }) => (game_code === null || game_code === game) && left >= least,
  );
  if (!grant)
    throw new Broken(
      `authenticate names no free rounds in ${game} with ${least} left: grant the first player six`,
    );
  return grant;
}

/**
 * @param {import('./table.mjs').Seat} seat
 * @param {string} reward_uuid
 * @param {object} [changes]
 */
const freeBet = (seat, reward_uuid, changes) =>
  seat.bet({ is_free: true, reward_uuid, ...changes });

/**
 * Free rounds that the wallet granted to the first player: six at least in the game, at the stake at least.
 * @type {import('./table.mjs').Rule[]}
 */
export const freeRounds = [
  {
    rule: 'R14',
    title: 'a free round takes no money, is used once, and its win is paid',
    act: 'freeRounds',
    async run(table) {
      const { a, stake } = table;
      const { reward_uuid } = grantOf(table, 2);
      const before = await a.has();
      const bet = freeBet(a, reward_uuid);
      const first = await a.ask('bet', bet);
      expect(first, 'RS_OK', before);
      const again = await a.ask('bet', bet);
      expect(again, 'RS_OK', before);
      expectSame(again.free_rounds_left, first.free_rounds_left, 'free_rounds_left');
      const paid = freeBet(a, reward_uuid, {
        transaction_uuid: bet.transaction_uuid,
        is_free: false,
      });
      expect(await a.ask('bet', paid), 'RS_ERROR_DUPLICATE_TRANSACTION');
      expect(await a.ask('win', a.win(bet, stake)), 'RS_OK', before + stake);
      const next = freeBet(a, reward_uuid);
      const second = await a.ask('bet', next);
      expectSame(second.free_rounds_left, (first.free_rounds_left ?? 0) - 1, 'free_rounds_left');
      expect(await a.ask('win', a.win(next, 0n)), 'RS_OK', before + stake);
    },
  },
  {
    rule: 'R14',
    title: 'a rollback gives the free round back, and no money',
    act: 'freeRounds',
    async run(table) {
      const { a } = table;
      const { reward_uuid } = grantOf(table, 4);
      const before = await a.has();
      const bet = freeBet(a, reward_uuid);
      const { free_rounds_left: left } = await a.ask('bet', bet);
      expect(await a.ask('rollback', a.rollback(bet)), 'RS_OK', before);
      expect(await a.ask('rollback', a.rollback(bet)), 'RS_OK', before);
      const next = freeBet(a, reward_uuid);
      expectSame((await a.ask('bet', next)).free_rounds_left, left, 'free_rounds_left');
      expect(await a.ask('rollback', a.rollback(next)), 'RS_OK', before);
    },
  },
  {
    rule: 'R14',
    title: 'free rounds above their stake, unknown ones and those of another player are refused',
    act: 'freeRounds',
    async run(table) {
      const { a, b } = table;
      const { reward_uuid, stake } = grantOf(table, 1);
      const [hasA, hasB] = [await a.has(), await b.has()];
      const above = freeBet(a, reward_uuid, { amount: String(BigInt(stake) + 1n) });
      expect(await a.ask('bet', above), 'RS_ERROR_LIMIT_REACHED');
      expect(await a.ask('bet', freeBet(a, randomUUID())), 'RS_ERROR_INVALID_TOKEN');
      expect(await b.ask('bet', freeBet(b, reward_uuid)), 'RS_ERROR_INVALID_TOKEN');
      expectSame(await a.has(), hasA, 'balance');
      expectSame(await b.has(), hasB, 'balance of the other player');
    },
  },
  {
    rule: 'R14',
    title: 'the last free round is the last: one more is refused, however many are sent at once',
    act: 'freeRounds',
    async run(table) {
      const { a } = table;
      const { reward_uuid, left } = grantOf(table, 1);
      const before = await a.has();
      const bets = Array.from({ length: left + 4 }, () => freeBet(a, reward_uuid));
      const answers = await Promise.all(
        bets.map(async (bet) => ({ bet, answer: await a.ask('bet', bet) })),
      );
      const taken = answers.filter(({ answer }) => answer.status === 'RS_OK');
      if (taken.length === 0 || taken.length > left)
        throw new Broken(`${taken.length} of at most ${left} free rounds were taken`);
      for (const { answer } of answers) expect(answer, ['RS_OK', 'RS_ERROR_LIMIT_REACHED'], before);
      expect(await a.ask('bet', freeBet(a, reward_uuid)), 'RS_ERROR_LIMIT_REACHED', before);
      for (const { bet } of taken)
        expect(await a.ask('rollback', a.rollback(bet)), 'RS_OK', before);
    },
  },
];
