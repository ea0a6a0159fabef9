import { randomUUID } from 'node:crypto';
import { expect, expectSame } from './table.mjs';

/** @param {import('./table.mjs').Bet} body */
const withoutRequestId = ({ request_uuid: _, ...body }) => body;
/**
 * @param {import('./table.mjs').Bet[]} items
 * @param {string} [mode]
 */
const batchOf = (items, mode) => ({
  request_uuid: randomUUID(),
  ...(mode && { mode }),
  items: items.map(withoutRequestId),
});

/**
 * @param {import('./table.mjs').Answer} answer
 * @param {string[]} statuses
 */
function expectItems({ items = [] }, statuses) {
  expectSame(items.map(({ status }) => status).join(), statuses.join(), 'statuses of the items');
}

/**
 * Batches, tips and the refresh of a session.
 * @type {import('./table.mjs').Rule[]}
 */
export const furtherCalls = [
  {
    rule: 'batch',
    title: 'bets and wins in one call are decided one by one, each once for its id',
    async run({ a, b, stake }) {
      const before = [await a.has(), await b.has()];
      const [ours, theirs] = [a.bet(), b.bet()];
      const booked = ['RS_OK', 'RS_ERROR_WRONG_CURRENCY', 'RS_OK'];
      expectItems(await a.ask('bets', batchOf([ours, a.bet({ currency: 'XXX' }), theirs])), booked);
      expectItems(await a.ask('bets', batchOf([ours, theirs])), ['RS_OK', 'RS_OK']);
      const wins = [a.win(ours, stake), b.win(a.bet(), stake), b.win(theirs, stake)];
      const paid = ['RS_OK', 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST', 'RS_OK'];
      expectItems(await a.ask('wins', batchOf(wins)), paid);
      expectItems(await a.ask('wins', batchOf(wins)), paid);
      expectSame(await a.has(), before[0], 'balance');
      expectSame(await b.has(), before[1], 'balance');
    },
  },
  {
    rule: 'batch',
    title:
      'an all-or-nothing batch is booked whole or not at all, and its refused ids stay refused',
    async run({ a, stake }) {
      const before = await a.has();
      const dear = a.bet({ amount: String(before) });
      const refused = 'RS_ERROR_BATCH_REFUSED';
      const small = a.bet();
      const answer = await a.ask('bets', batchOf([small, dear], 'all'));
      const isLimited = answer.items?.[1]?.status === 'RS_ERROR_BET_LIMIT_EXCEEDED';
      expect(answer, refused);
      const why = isLimited ? 'RS_ERROR_BET_LIMIT_EXCEEDED' : 'RS_ERROR_NOT_ENOUGH_MONEY';
      expectItems(answer, [refused, why]);
      expect(await a.ask('bet', small), refused);
      expectSame(await a.has(), before, 'balance');
      const good = [a.bet({ round_closed: true }), a.bet({ round_closed: true })];
      expect(await a.ask('bets', batchOf(good, 'all')), 'RS_OK');
      expect(await a.ask('bets', batchOf(good, 'all')), 'RS_OK');
      expectSame(await a.has(), before - 2n * stake, 'balance');
    },
  },
  {
    rule: 'batch',
    title: 'a batch that cannot be read books nothing',
    async run({ a }) {
      const before = await a.has();
      const bad = batchOf([a.bet(), a.bet({ amount: '1.5' })]);
      expect(await a.ask('bets', bad), ['RS_ERROR_WRONG_TYPES', 'RS_ERROR_WRONG_SYNTAX']);
      const many = batchOf(Array.from({ length: 51 }, () => a.bet()));
      expect(await a.ask('bets', many), ['RS_ERROR_WRONG_TYPES', 'RS_ERROR_WRONG_SYNTAX']);
      expectSame(await a.has(), before, 'balance');
    },
  },
  {
    rule: 'tip',
    title: 'a tip is taken once and can be rolled back, or is refused if tips are not agreed',
    async run({ a, stake }) {
      const before = await a.has();
      const { round_closed: _, ...tip } = a.bet();
      const answer = await a.ask('tip', tip);
      expect(answer, ['RS_OK', 'RS_ERROR_INVALID_PARTNER']);
      if (answer.status !== 'RS_OK') return expectSame(await a.has(), before, 'balance');
      expect(await a.ask('tip', tip), 'RS_OK', before - stake);
      expect(await a.ask('rollback', a.rollback(tip)), 'RS_OK', before);
      expect(await a.ask('tip', tip), 'RS_ERROR_TRANSACTION_ROLLED_BACK');
    },
  },
  {
    rule: 'refresh',
    title: 'a refreshed session has a new token, and its former one still ends what it began',
    async run({ a, stake }) {
      const before = await a.has();
      const bet = a.bet();
      await a.ask('bet', bet);
      const answer = await a.ask('refresh', { request_uuid: randomUUID(), token: a.player.token });
      expect(answer, 'RS_OK', before - stake);
      const { token = '', session_expires_at: end = '' } = answer;
      expectSame(token !== '' && token !== a.player.token, true, 'a new token');
      expectSame(Date.parse(end) > 0, true, 'an end of the session');
      expect(await a.ask('win', a.win(bet, stake)), 'RS_OK', before);
      const next = a.bet({ token, round_closed: true });
      expect(await a.ask('bet', next), 'RS_OK', before - stake);
      const unknown = { request_uuid: randomUUID(), token: 'no-such-token' };
      expect(await a.ask('refresh', unknown), 'RS_ERROR_INVALID_TOKEN');
      a.player.token = token;
    },
  },
];
