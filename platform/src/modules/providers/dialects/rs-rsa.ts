import { createVerify } from 'node:crypto';
import type { Dialect } from '../dialect.ts';
import type { OrderName } from '../orders.ts';
import { rsAnswer } from './rs.ts';
import { readRequest } from './rs-request.ts';

/**
 * RS as its suppliers publish it: their paths, and RSA-SHA256 over the body alone. That signature does not
 * cover time, so only the transaction ids prevent a replay from moving money.
 */
export const rsRsa: Dialect = {
  id: 'rs-rsa',
  route: '/wallet/rs/:partner/:group/:call',

  admit({ params, headers, body }, partners) {
    const partner = partners.byId(params['partner'] ?? '');
    if (!partner) return { ok: false, status: 'RS_ERROR_INVALID_PARTNER' };
    const signature = headers['x-hub88-signature'] ?? headers['x-auth-signature'];
    const isSigned =
      typeof signature === 'string' &&
      partner.publicKeys.some((key) => isGood(key, body, signature));
    return isSigned
      ? { ok: true, partner, nonce: null }
      : { ok: false, status: 'RS_ERROR_INVALID_SIGNATURE' };
  },

  read({ params, body }) {
    const call = calls.get(`${params['group']}/${params['call']}`);
    return call ? readRequest(call, body) : null;
  },

  answer: (outcome, { body }) => ({ httpStatus: 200, body: rsAnswer(outcome, body) }),
};

const calls: ReadonlyMap<string, OrderName> = new Map([
  // The launch address carries the session's own token, so one call answers both who the player is and the
  // balance.
  ['user/info', 'balance'],
  ['user/balance', 'balance'],
  ['transaction/bet', 'bet'],
  ['transaction/win', 'win'],
  ['transaction/rollback', 'rollback'],
]);

/** An unreadable key or signature counts as a bad signature. */
function isGood(publicKey: string, body: string, signature: string): boolean {
  try {
    return createVerify('RSA-SHA256').update(body, 'utf8').verify(publicKey, signature, 'base64');
  } catch {
    return false;
  }
}
