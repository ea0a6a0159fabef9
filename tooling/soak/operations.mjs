import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SoakError, retryWhileUnavailable, valueOf } from './ask.mjs';
import { gameOperationsOf } from './game-operations.mjs';
import { calls } from './parts-of-platform.mjs';
import { unitsOf } from './units-of.mjs';

const lotteryGame = 'k3-1m';

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
export function operationsOf(site) {
  return { ...gameOperationsOf(site), ticket, ...cashierOperations };
}

/**
 * A draw that locks in the meantime refuses permanently: then the next draw is used, with a new key.
 * @param {Player} player
 * @returns {Promise<Fact[]>}
 */
async function ticket(player) {
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
}

/** Payments in and out, and a transfer to a provider, as the member’s pages send them. */
const cashierOperations = {
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
