import { bodiesOf } from './client.mjs';

/** An expectation of a rule that was not met. */
export class Broken extends Error {}

/**
 * @typedef {Awaited<ReturnType<ReturnType<typeof import('./client.mjs').createClient>['send']>>} Answer
 * @typedef {ReturnType<typeof import('./client.mjs').createClient>} Client
 * @typedef {import('./client.mjs').Player} Player
 * @typedef {import('./client.mjs').Bet} Bet
 * @typedef {Awaited<ReturnType<typeof sitDown>>} Seats
 * @typedef {Seats['a']} Seat
 * @typedef {'signOut' | 'expire' | 'lock'} EndAct
 * @typedef {Partial<Record<EndAct, (user: string) => unknown>>
 *   & { stream?: { url: string, headers?: Record<string, string> }, freeRounds?: true }} Acts what the runner cannot do
 *   itself; `freeRounds`: the first player was granted some
 * @typedef {Seats & { agreed: import('./agreement.mjs').Agreement, allowed: import('./agreement.mjs').AgreedRules,
 *   acts: Acts, openBets?: Partial<Record<EndAct, [Bet, Bet, Bet]>> }} Table
 * @typedef {{ rule: string, title: string, act?: keyof Acts, run(table: Table): Promise<void> }} Rule
 */

/**
 * The test setup of the rules: two players in a game, and assertions on the wallet's answers.
 * @param {Client} client
 * @param {{ launches: readonly string[], game: string, stake: string }} options
 */
export async function sitDown(client, { launches, game, stake }) {
  const [first = '', again = '', other = ''] = launches;
  const playerA = await authenticate(client, first, game);
  const playerB = await authenticate(client, other, game);
  for (const { user, balance } of [playerA, playerB])
    if (BigInt(balance) < 20n * BigInt(stake))
      throw new Broken(
        `${user} has ${balance}: give each player twenty stakes of ${stake} at least`,
      );
  return { client, game, stake: BigInt(stake), again, a: seat(playerA), b: seat(playerB) };

  /** @param {Player} player */
  function seat(player) {
    const bodies = bodiesOf({ player, game, stake });
    /**
     * @param {string} call
     * @param {object | string} body
     * @param {import('./client.mjs').Changes} [changes]
     */
    const ask = (call, body, changes) => client.send(call, body, changes);
    return {
      player,
      ...bodies,
      ask,
      /** The player's current balance, read from the wallet. */
      has: async () => BigInt((await ask('balance', bodies.balance())).balance ?? '-1'),
    };
  }
}

/**
 * @param {Client} client
 * @param {string} launch_token
 * @param {string} game_code
 * @returns {Promise<Player>}
 */
export async function authenticate(client, launch_token, game_code) {
  const answer = await client.send('authenticate', {
    request_uuid: `launch-${launch_token.slice(0, 8)}`,
    launch_token,
    game_code,
  });
  if (answer.status !== 'RS_OK' || !answer.token)
    throw new Broken(`a launch token must open a session, but the wallet says ${answer.status}`);
  const { token, user = '', currency = '', balance = '0', free_rounds = [] } = answer;
  return { token, user, currency, balance, freeRounds: free_rounds };
}

/**
 * Asserts an answer's status, and its balance if one is given.
 * @param {Answer} answer
 * @param {string | string[]} status
 * @param {bigint} [balance]
 */
export function expect(answer, status, balance) {
  const wanted = [status].flat();
  if (!wanted.includes(answer.status))
    throw new Broken(`expected ${wanted.join(' or ')}, got ${answer.status}`);
  if (balance !== undefined && answer.balance !== String(balance))
    throw new Broken(`expected a balance of ${balance}, got ${answer.balance}`);
}

/**
 * @param {unknown} found
 * @param {unknown} wanted
 * @param {string} what
 */
export function expectSame(found, wanted, what) {
  if (found !== wanted) throw new Broken(`${what}: expected ${wanted}, got ${found}`);
}
