import { randomUUID } from 'node:crypto';
import { Broken, expect, expectSame } from './table.mjs';

const badSignature = 'RS_ERROR_INVALID_SIGNATURE';
const badTypes = 'RS_ERROR_WRONG_TYPES';

/**
 * Requests that no honest provider sends: each must be refused without moving money.
 * @type {import('./table.mjs').Rule[]}
 */
export const hostile = [
  attempt('a replay of a whole request', async ({ a }) => {
    const changes = { nonce: randomUUID() };
    const bet = a.bet({ round_closed: true });
    await a.ask('bet', bet, changes);
    const before = await a.has();
    expect(await a.ask('bet', bet, changes), badSignature);
    expectSame(await a.has(), before, 'balance');
  }),
  refused('another secret', badSignature, {}, { secret: 'guessed-secret-guessed' }),
  refused('a body that was not signed', badSignature, {}, { sentBody: '{"amount":"1"}' }),
  refused(
    'an unknown partner',
    ['RS_ERROR_INVALID_PARTNER', badSignature],
    {},
    { partner: 'nobody' },
  ),
  refused('an unknown key', ['RS_ERROR_INVALID_PARTNER', badSignature], {}, { key: 'constructor' }),
  refused('a clock five minutes behind', badSignature, {}, { clockOffS: -310 }),
  refused('a clock five minutes ahead', badSignature, {}, { clockOffS: 310 }),
  refused('a negative amount', badTypes, { amount: '-1' }),
  refused('a fraction', badTypes, { amount: '1.5' }),
  refused('a fraction as a number', badTypes, { amount: 1.5 }),
  refused('an amount beyond every account', badTypes, { amount: '9'.repeat(30) }),
  refused('a number that floats cannot hold', badTypes, { amount: 2 ** 60 }),
  refused('an exponent', badTypes, { amount: '1e5' }),
  refused('an id without end', badTypes, { transaction_uuid: 'x'.repeat(5_000) }),
  refused('a round that is an object', badTypes, { round: { $gt: '' } }),
  refused('the name of another player', 'RS_ERROR_INVALID_TOKEN', ({ b }) => ({
    user: b.player.user,
  })),
  attempt('another player’s bet, round and token', async ({ a, b, stake }) => {
    const bet = a.bet();
    await a.ask('bet', bet);
    const [before, theirs] = [await a.has(), await b.has()];
    const theft = b.win(bet, 100n * stake);
    expect(await b.ask('win', theft), 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
    expect(await b.ask('win', { ...theft, user: a.player.user }), 'RS_ERROR_INVALID_TOKEN');
    expectSame(await a.has(), before, 'the owner’s balance');
    expectSame(await b.has(), theirs, 'the thief’s balance');
  }),
  attempt('a win and an end for a round that does not exist', async ({ a, stake }) => {
    const never = a.bet();
    const before = await a.has();
    expect(await a.ask('win', a.win(never, stake)), 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
    expect(await a.ask('end_round', a.endRound(never)), 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
    expectSame(await a.has(), before, 'balance');
  }),
  attempt('what is no JSON, and what lacks a field', async ({ a }) => {
    expect(await a.ask('bet', '{"amount":'), 'RS_ERROR_WRONG_SYNTAX');
    expect(await a.ask('bet', '{}'), 'RS_ERROR_WRONG_SYNTAX');
    expect(await a.ask('bet', '[]'), ['RS_ERROR_WRONG_SYNTAX', badTypes]);
  }),
  attempt('fields that are null, missing, too many, or of another type', async ({ a }) => {
    const before = await a.has();
    const whole = a.bet();
    for (const field of ['token', 'transaction_uuid', 'round', 'currency', 'amount', 'game_code']) {
      for (const value of [null, undefined, [], {}, true, ''])
        expect(await a.ask('bet', { ...a.bet(), [field]: value }), [
          'RS_ERROR_WRONG_SYNTAX',
          badTypes,
        ]);
    }
    for (const text of ['', 'null', '"bet"', '1', `${JSON.stringify(whole)}}`, '\u0000'])
      expect(await a.ask('bet', text), ['RS_ERROR_WRONG_SYNTAX', badTypes]);
    expectSame(await a.has(), before, 'balance');
  }),
  attempt('a call that is none, and a method that is none', async ({ a }) => {
    const answers = [
      await a.ask('jackpot', a.bet()),
      await a.ask('bet', a.bet(), { method: 'GET' }),
    ];
    for (const { http, status } of answers)
      if (http < 400 || http >= 500)
        throw new Broken(`expected a refusal, got HTTP ${http} ${status}`);
  }),
];

/**
 * @param {string} title
 * @param {import('./table.mjs').Rule['run']} run
 */
function attempt(title, run) {
  return { rule: 'hostile', title, run };
}

/**
 * A bet with an error: refused with a status, without a movement.
 * @typedef {Record<string, unknown>} Fields
 * @param {string} title
 * @param {string | string[]} status
 * @param {Fields | ((table: import('./table.mjs').Table) => Fields)} change
 * @param {import('./client.mjs').Changes} [sending]
 */
function refused(title, status, change, sending) {
  return attempt(title, async (table) => {
    const { a } = table;
    const before = await a.has();
    const changed = typeof change === 'function' ? change(table) : change;
    expect(await a.ask('bet', a.bet(changed), sending), status);
    expectSame(await a.has(), before, 'balance');
  });
}
