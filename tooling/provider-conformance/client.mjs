import { createHash, createHmac, randomUUID } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';

/**
 * A provider's side of the wallet protocol, written only from its document: headers, string to sign, bodies.
 * It sends exactly what the caller passes, errors included.
 */
export function createClient({ url, partner, key, secret, now = () => new Date() }) {
  /**
   * Returns `{ http, status, … }`; `{ http: 0, status: 'NO_ANSWER' }` if there is no answer or an unreadable
   * one.
   */
  async function send(call, body, changes = {}) {
    const path = `/wallet/v1/${call}`;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = { ...signed(path, text, changes), 'content-type': 'application/json' };
    try {
      const reply = await fetch(`${url}${path}`, {
        method: changes.method ?? 'POST',
        headers,
        body: changes.method === 'GET' ? undefined : (changes.sentBody ?? text),
        redirect: 'error',
        signal: AbortSignal.timeout(10_000),
      });
      const answer = await reply.json().catch(() => ({}));
      return { status: 'NO_ANSWER', ...answer, http: reply.status };
    } catch {
      return { http: 0, status: 'NO_ANSWER' };
    }
  }

  /** Sends a complete request and disconnects before the answer: the client does not know the result. */
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

/** Bodies of one player's calls. */
export function bodiesOf({ player, game, stake }) {
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
    bet: (changes) => money(changes),
    win: (bet, amount, changes) =>
      money({
        round: bet.round,
        reference_transaction_uuid: bet.transaction_uuid,
        amount: String(amount),
        round_closed: true,
        ...changes,
      }),
    rollback: (bet, changes) => ({
      request_uuid: newId(),
      user: player.user,
      transaction_uuid: newId(),
      reference_transaction_uuid: bet.transaction_uuid,
      round: bet.round,
      game_code: game,
      ...changes,
    }),
    endRound: (bet) => ({
      request_uuid: newId(),
      token: player.token,
      round: bet.round,
      game_code: game,
      outcome: 'completed',
    }),
    status: (transaction_uuid) => ({
      request_uuid: newId(),
      token: player.token,
      transaction_uuid,
    }),
    balance: () => ({ request_uuid: newId(), token: player.token, game_code: game }),
  };
}
