import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SoakError, retryWhileUnavailable, valueOf } from './ask.mjs';
import { calls, signedHeaders, walletProtocolPath } from './parts-of-platform.mjs';

/** @param {number} whole */
const unitsOf = (whole) => BigInt(whole) * 100_000n;
const lotteryGame = 'k3-1m';
/** How often a game is opened whose launch tokens are refused as used. */
const launchAttempts = 3;

/**
 * @typedef {import('./people.mjs').Member} Member
 * @typedef {Member & { game: { code: string, token: string } }} Player
 * @typedef {{ kind: string, player: Player, key: string, units: bigint }} Fact what must be booked exactly once
 */

/**
 * Money operations of every kind, as the pages and providers send them. Each retries with its key until
 * acknowledged, and resolves with what must be booked exactly once.
 * @param {{ port: number, studioSecret: string }} site
 */
export function operationsOf({ port, studioSecret }) {
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

  /**
   * Opens a game and resolves with its session's token. A launch token is accepted once, even when the answer to
   * "authenticate" is lost: the player then opens the game again.
   * @param {Member} player
   * @param {{ nodeId: string, code: string }} game
   */
  async function openGame(player, game) {
    const lobbyUrl = `http://localhost:${port}/rng`;
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

    /**
     * A draw that locks in the meantime refuses permanently: then the next draw is used, with a new key.
     * @param {Player} player
     * @returns {Promise<Fact[]>}
     */
    async ticket(player) {
      /** @type {Fact[]} */
      const refused = [];
      for (;;) {
        const tables = valueOf(await player.call(calls.lotteryGames));
        const { current, game } = tables.find(
          (/** @type {{ game: { gameId: string } }} */ { game }) => game.gameId === lotteryGame,
        );
        const key = randomUUID();
        const lines = [{ playType: 'sum', choice: '10', stake: '5.00' }];
        const slip = { drawId: current.id, priceVersion: game.priceVersion, lines };
        const answer = await player.call(calls.placeTicket, slip, { 'idempotency-key': key });
        if (answer.status < 300)
          return [...refused, { kind: 'stake', player, key, units: -unitsOf(5) }];
        if (JSON.parse(answer.text).code !== 'draw-closed')
          throw new SoakError(`ticket: ${answer.text}`);
        refused.push({ kind: 'refused-stake', player, key, units: 0n });
        await pause(250);
      }
    },

    /**
     * Requested, then paid on the provider's page: the provider's notice books it.
     * @param {Player} player
     * @returns {Promise<Fact[]>}
     */
    async deposit(player, whole = 200) {
      const key = randomUUID();
      const input = {
        method: 'bkash-sandbox',
        amount: `${whole}.00`,
        returnUrl: '/',
        language: 'en',
      };
      const made = valueOf(
        await player.call(calls.requestDeposit, input, { 'idempotency-key': key }),
      );
      const page = new URL(made.payUrl);
      await retryWhileUnavailable(() => ({
        port: Number(page.port),
        method: 'POST',
        path: page.pathname,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'decision=paid',
      }));
      return [{ kind: 'deposit', player, key, units: unitsOf(whole) }];
    },

    /**
     * @param {Player} player
     * @returns {Promise<Fact[]>}
     */
    async withdrawal(player) {
      const key = randomUUID();
      const input = { account: player.payTo, amount: '500.00', paymentPassword: '246810' };
      valueOf(await player.call(calls.requestWithdrawal, input, { 'idempotency-key': key }));
      return [{ kind: 'withdrawal', player, key, units: -unitsOf(500) }];
    },

    /**
     * A transfer to a provider with its own wallets; its result may be known only later.
     * @param {Player} player
     * @returns {Promise<Fact[]>}
     */
    async transfer(player) {
      const key = randomUUID();
      const input = { provider: 'soak', direction: 'out', amount: '7.00' };
      valueOf(await player.call(calls.walletTransfer, input, { 'idempotency-key': key }));
      return [{ kind: 'transfer', player, key, units: -unitsOf(7) }];
    },
  };
}

/** @param {Pick<import('./ask.mjs').Answer, 'status' | 'text'>} answer */
function isUndecided({ status, text }) {
  if (status >= 500) return status === 503;
  return ['RS_ERROR_UNKNOWN', 'RS_ERROR_TIMEOUT'].includes(JSON.parse(text).status);
}
