import { randomUUID } from 'node:crypto';
import { SoakError, retryWhileUnavailable, valueOf } from './ask.mjs';
import { calls, signedHeaders, walletProtocolPath } from './parts-of-platform.mjs';
import { unitsOf } from './units-of.mjs';

/** How often a game is opened whose launch tokens are refused as used. */
const launchAttempts = 3;

/**
 * @typedef {import('./people.mjs').Member} Member
 * @typedef {import('./operations.mjs').Player} Player
 * @typedef {import('./operations.mjs').Fact} Fact
 */

/**
 * Signed calls of the wallet protocol, each repeated until its answer is definite.
 * @param {{ port: number, studioSecret: string }} site
 */
function walletOf({ port, studioSecret }) {
  /**
   * A signed call of the wallet protocol, whatever its status; "unknown" and "timeout" are retried.
   * @param {string} call
   * @param {object} body
   */
  async function askWallet(call, body) {
    const path = `${walletProtocolPath}/${call}`;
    const makeRequest = () => {
      const text = JSON.stringify({ request_uuid: randomUUID(), ...body });
      const headers = signedHeaders(
        { method: 'POST', path, body: text },
        { partner: 'studio', keyId: 'k1', secret: studioSecret },
        { now: new Date(), nonce: randomUUID() },
      );
      return {
        port,
        method: 'POST',
        path,
        headers: { 'content-type': 'application/json', ...headers },
        body: text,
      };
    };
    const { text } = await retryWhileUnavailable(makeRequest, isUndecided);
    return JSON.parse(text);
  }

  /**
   * A signed call of the wallet protocol that must be accepted.
   * @param {string} call
   * @param {object} body
   */
  async function wallet(call, body) {
    const answer = await askWallet(call, body);
    if (answer.status !== 'RS_OK') throw new SoakError(`${call}: ${JSON.stringify(answer)}`);
    return answer;
  }

  return { askWallet, wallet };
}

/**
 * Rounds of a game, as a provider books them.
 * @param {{ port: number, studioSecret: string }} site
 */
export function gameOperationsOf(site) {
  const { askWallet, wallet } = walletOf(site);

  /**
   * Opens a game and resolves with its session's token. A launch token is accepted once, even when the answer to
   * "authenticate" is lost: the player then opens the game again.
   * @param {Member} player
   * @param {{ nodeId: string, code: string }} game
   */
  async function openGame(player, game) {
    const lobbyUrl = `http://localhost:${site.port}/rng`;
    const order = { nodeId: game.nodeId, language: 'en', lobbyUrl };
    for (let attempt = 1; ; attempt++) {
      const { content } = valueOf(await player.call(calls.launchGame, order));
      const launch = new URL(content).searchParams.get('launch_token');
      const answer = await askWallet('authenticate', {
        launch_token: launch,
        game_code: game.code,
      });
      if (answer.status === 'RS_OK') return answer.token;
      if (answer.status !== 'RS_ERROR_INVALID_TOKEN' || attempt === launchAttempts)
        throw new SoakError(`authenticate: ${JSON.stringify(answer)}`);
    }
  }

  /**
   * @param {Player} player
   * @param {object} rest
   */
  const gameMoney = ({ game, info }, rest) => ({
    token: game.token,
    user: info.id,
    currency: 'BDT',
    game_code: game.code,
    ...rest,
  });

  /**
   * @param {Player} player
   * @param {string} round
   * @param {number} whole
   * @param {boolean} isClosed
   * @returns {Promise<Fact>}
   */
  async function bet(player, round, whole, isClosed) {
    const id = randomUUID();
    const amount = String(unitsOf(whole));
    const money = { transaction_uuid: id, round, round_closed: isClosed, amount };
    await wallet('bet', gameMoney(player, money));
    return { kind: 'game-bet', player, key: id, units: -unitsOf(whole) };
  }

  return {
    /**
     * Opens a game session for a player.
     * @param {Member} player
     * @returns {Promise<Player>}
     */
    async launch(player) {
      const [game] = valueOf(
        await player.call(calls.gameList, { gameType: 'RNG', pageNo: 1, pageSize: 1 }),
      ).games;
      const token = await openGame(player, game);
      return { ...player, game: { code: game.code, token } };
    },

    /** @param {Player} player */
    async lost(player) {
      return [await bet(player, randomUUID(), 10, true)];
    },

    /**
     * @param {Player} player
     * @returns {Promise<Fact[]>}
     */
    async won(player) {
      const round = randomUUID();
      const stake = await bet(player, round, 10, false);
      const id = randomUUID();
      const money = {
        transaction_uuid: id,
        round,
        round_closed: true,
        amount: String(unitsOf(15)),
      };
      await wallet('win', gameMoney(player, { ...money, reference_transaction_uuid: stake.key }));
      return [stake, { kind: 'game-win', player, key: id, units: unitsOf(15) }];
    },

    /**
     * @param {Player} player
     * @returns {Promise<Fact[]>}
     */
    async rolledBack(player) {
      const round = randomUUID();
      const stake = await bet(player, round, 20, false);
      const id = randomUUID();
      await wallet('rollback', {
        token: player.game.token,
        user: player.info.id,
        transaction_uuid: id,
        reference_transaction_uuid: stake.key,
        round,
      });
      return [stake, { kind: 'game-rollback', player, key: stake.key, units: unitsOf(20) }];
    },
  };
}

/** @param {Pick<import('./ask.mjs').Answer, 'status' | 'text'>} answer */
function isUndecided({ status, text }) {
  if (status >= 500) return status === 503;
  return ['RS_ERROR_UNKNOWN', 'RS_ERROR_TIMEOUT'].includes(JSON.parse(text).status);
}
