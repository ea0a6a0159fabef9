import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SoakError, retryWhileUnavailable, valueOf } from './ask.mjs';
import { watchRaces } from './race-stream.mjs';
import { calls } from './parts-of-platform.mjs';

/**
 * Statuses that a page waits out: the studio starts, its wallet starts, or the previous round is not over.
 */
const passing = [409, 429, 500, 502, 503];
/** How often a game is opened whose launch tokens are refused. */
const launchAttempts = 3;

/**
 * A player in a game of the studio, who sends the same requests as its page.
 * @typedef {{ code: string, stake: string, choice?: object, side?: string }} PlayedGame `side`: of a boat race
 * @typedef {{ order: string, state: string, win: string | null }} Shown what a page was shown of a round
 * @param {{ port: number }} house
 * @param {import('./operations.mjs').Player} player
 * @param {PlayedGame} played
 */
export async function openTable({ port }, player, { code, stake, choice, side }) {
  const { ask, studioPort, tokenOf } = await launchGame({ port }, player, code);

  const races = side === undefined ? null : watchRaces({ port: studioPort, tokenOf });
  const chosen = async () => (races ? { race: await races.open(), side } : choice);

  return {
    /**
     * One press, retried until its result is known: decided, given back, or held by its room.
     * @returns {Promise<Shown>}
     */
    async play() {
      const picked = await chosen();
      const order = {
        orderId: randomUUID(),
        clientSeed: 'soak',
        stake,
        ...(picked && { choice: picked }),
      };
      let view = await ask('POST', '/api/rounds', order);
      while (view.state === 'pending') {
        await pause(200);
        view = await ask('GET', `/api/rounds/${order.orderId}`);
      }
      return { order: order.orderId, state: view.state, win: view.outcome?.win ?? null };
    },
  };
}

/**
 * Opens a game as the lobby does, and a session as the game's page does. Its requests are repeated until their answers
 * are definite.
 * @param {{ port: number }} house
 * @param {import('./operations.mjs').Player} player
 * @param {string} code
 */
export async function launchGame({ port }, player, code) {
  const game = await findGame(player, code);
  const lobbyUrl = `http://localhost:${port}/rng`;
  const open = async () => {
    const order = { nodeId: game.nodeId, language: 'en', lobbyUrl };
    return new URL(valueOf(await player.call(calls.launchGame, order)).content);
  };
  let address = await open();
  const studioPort = Number(address.port);
  let token = '';

  /**
   * @param {string} method
   * @param {string} path
   * @param {object} [input]
   */
  async function ask(method, path, input) {
    const { status, value } = await askFor(method, path, { input, passing });
    if (status !== 200)
      throw new SoakError(`${method} ${path} of ${code}: ${status} ${JSON.stringify(value)}`);
    return value;
  }

  /**
   * The answer with its status: refusals too.
   * @param {string} method
   * @param {string} path
   * @param {{ input?: object | undefined, passing: readonly number[] }} options
   */
  async function askFor(method, path, { input, passing: waited }) {
    const { status, text } = await retryWhileUnavailable(
      () => ({
        port: studioPort,
        method,
        path,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        ...(input ? { body: JSON.stringify(input) } : {}),
      }),
      (answer) => waited.includes(answer.status),
    );
    return { status, value: JSON.parse(text) };
  }

  // A launch token is accepted once, even when the answer is lost: then the game is opened again.
  for (let attempt = 1; token === ''; attempt++) {
    const launchToken = address.searchParams.get('launch_token');
    const input = { launchToken, gameCode: code };
    const { status, value } = await askFor('POST', '/api/session', { input, passing });
    if (status === 200) token = value.token;
    else if (attempt === launchAttempts)
      throw new SoakError(`the session of ${code}: ${status} ${JSON.stringify(value)}`);
    else address = await open();
  }
  return { ask, askFor, studioPort, tokenOf: () => token };
}

/**
 * @param {import('./operations.mjs').Player} player
 * @param {string} code
 */
async function findGame(player, code) {
  for (const gameType of ['RNG', 'LIVE', 'FISH', 'COCKFIGHT', 'SPORTS']) {
    const { games } = valueOf(
      await player.call(calls.gameList, { gameType, pageNo: 1, pageSize: 100 }),
    );
    const found = games.find((/** @type {{ code: string }} */ game) => game.code === code);
    if (found) return found;
  }
  throw new SoakError(`the lobby has no ${code}`);
}
