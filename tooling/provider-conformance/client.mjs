import { createHash, createHmac, randomUUID } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';

/**
 * A provider's side of the wallet protocol, written only from its document: headers, string to sign, bodies.
 * It sends exactly what the caller passes, errors included.
 * @typedef {{ url: string, partner: string, key: string, secret: string, now?: (() => Date) | undefined }} Connection
 * @typedef {{ method?: string, sentBody?: string, clockOffS?: number, nonce?: string, secret?: string,
 *   partner?: string, key?: string }} Changes what is sent differently
 * @typedef {{ http: number, status: string, token?: string, user?: string, currency?: string, balance?: string,
 *   items?: { status: string }[], session_expires_at?: string, free_rounds?: FreeRounds[], free_rounds_left?: number,
 *   transaction?: { state: string, balance_before: string, balance_after: string } }} Answer
 * @typedef {{ reward_uuid: string, game_code: string | null, left: number, stake: string }} FreeRounds
 * @typedef {{ token: string, user: string, currency: string, balance: string, freeRounds: FreeRounds[] }} Player
 * @typedef {{ transaction_uuid: string, round: string, [field: string]: unknown }} Bet
 * @param {Connection} connection
 */
export function createClient({ url, partner, key, secret, now = () => new Date() }) {
  /**
   * Returns `{ http, status, … }`; `{ http: 0, status: 'NO_ANSWER' }` if there is no answer or an unreadable
   * one.
   * @param {string} call
   * @param {object | string} body
   * @param {Changes} changes
   * @returns {Promise<Answer>}
   */
  async function send(call, body, changes = {}) {
    const path = `/wallet/v1/${call}`;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = { ...signed(path, text, changes), 'content-type': 'application/json' };
    try {
      const reply = await fetch(`${url}${path}`, {
        method: changes.method ?? 'POST',
        headers,
        body: changes.method === 'GET' ? null : (changes.sentBody ?? text),
        redirect: 'manual',
        signal: AbortSignal.timeout(10_000),
      });
      if (reply.status >= 300 && reply.status < 400) return { http: 0, status: 'NO_ANSWER' };
      const answer = await reply.json().catch(() => ({}));
      return { status: 'NO_ANSWER', ...Object(answer), http: reply.status };
    } catch {
      return { http: 0, status: 'NO_ANSWER' };
    }
  }

  /**
   * Sends a complete request and disconnects before the answer: the client does not know the result.
   * @param {string} call
   * @param {object} body
   * @returns {Promise<void>}
   */
  function abandon(call, body) {
    const path = `/wallet/v1/${call}`;
    const text = JSON.stringify(body);
    const { request } = url.startsWith('https:') ? https : http;
    return new Promise((resolve) => {
      const asked = request(`${url}${path}`, {
        method: 'POST',
        headers: { ...signed(path, text, {}), 'content-type': 'application/json' },
      });
      asked.on('error', () => resolve());
      asked.on('close', () => resolve());
      asked.end(text, () => asked.destroy());
    });
  }

  /**
   * @param {string} path
   * @param {string} body
   * @param {Changes} changes
   */
  function signed(path, body, changes) {
    const seconds = Math.floor(now().getTime() / 1000) + (changes.clockOffS ?? 0);
    const nonce = changes.nonce ?? randomUUID();
    const hash = createHash('sha256').update(body).digest('hex');
    const text = [seconds, nonce, 'POST', path, hash].join('\n');
    const signature = createHmac('sha256', changes.secret ?? secret)
      .update(text)
      .digest('hex');
    return {
      'x-partner-id': changes.partner ?? partner,
      'x-key-id': changes.key ?? key,
      'x-timestamp': String(seconds),
      'x-nonce': nonce,
      'x-signature': signature,
    };
  }

  return { send, abandon };
}

const newId = () => randomUUID();

/**
 * Bodies of one player's calls.
 * @typedef {Record<string, unknown>} Fields
 * @param {{ player: Player, game: string, stake: string }} options
 */
export function bodiesOf({ player, game, stake }) {
  /**
   * @param {Fields} [changes]
   * @returns {Bet}
   */
  const money = (changes) => ({
    request_uuid: newId(),
    token: player.token,
    user: player.user,
    transaction_uuid: newId(),
    round: newId(),
    round_closed: false,
    currency: player.currency,
    amount: String(stake),
    game_code: game,
    ...changes,
  });
  return {
    bet: (/** @type {Fields | undefined} */ changes = {}) => money(changes),
    /**
     * @param {Bet} bet
     * @param {bigint} amount
     * @param {Fields} [changes]
     */
    win: (bet, amount, changes) =>
      money({
        round: bet.round,
        reference_transaction_uuid: bet.transaction_uuid,
        amount: String(amount),
        round_closed: true,
        ...changes,
      }),
    /**
     * @param {Omit<Bet, 'round_closed'>} bet
     * @param {Fields} [changes]
     */
    rollback: (bet, changes) => ({
      request_uuid: newId(),
      user: player.user,
      transaction_uuid: newId(),
      reference_transaction_uuid: bet.transaction_uuid,
      round: bet.round,
      game_code: game,
      ...changes,
    }),
    endRound: (/** @type {Bet} */ bet) => ({
      request_uuid: newId(),
      token: player.token,
      round: bet.round,
      game_code: game,
      outcome: 'completed',
    }),
    status: (/** @type {unknown} */ transaction_uuid) => ({
      request_uuid: newId(),
      token: player.token,
      transaction_uuid,
    }),
    balance: () => ({ request_uuid: newId(), token: player.token, game_code: game }),
  };
}
