import {
  walletCallNames,
  walletProtocolPath,
  type WalletAnswer,
  type WalletItemAnswer,
} from '@croupier/contracts';
import { checkSignature } from '../../../http/signature.ts';
import type { WalletItemOutcome, WalletOutcome } from '../wallet-context.ts';
import type { Dialect, ReceivedRequest } from '../dialect.ts';
import type { OrderName } from '../orders.ts';
import { readRequest, requestIdOf } from './rs-request.ts';

/** The native dialect: `RS_*` statuses, and a signature over time, nonce, method, path and body. */
export const rs: Dialect = {
  id: 'rs',
  route: `${walletProtocolPath}/:call`,

  admit({ path, headers, body }, partners, now) {
    const verdict = checkSignature({ method: 'POST', path, body }, headers, {
      now,
      secretOf: (id, key) => partners.secretOf(id, key, now),
    });
    const partner = verdict.ok ? partners.byId(verdict.partner) : null;
    if (verdict.ok && partner) return { ok: true, partner, nonce: verdict.nonce };
    const isUnknown = !verdict.ok && verdict.error === 'unknown-key';
    return {
      ok: false,
      status: isUnknown ? 'RS_ERROR_INVALID_PARTNER' : 'RS_ERROR_INVALID_SIGNATURE',
    };
  },

  read({ params, body }) {
    const call = params['call'] ?? '';
    return isWalletCall(call) ? readRequest(call, body) : null;
  },

  answer: (outcome, { body }) => ({ httpStatus: 200, body: rsAnswer(outcome, body) }),
};

const isWalletCall = (text: string): text is OrderName =>
  walletCallNames.some((call) => call === text);

export function rsAnswer(
  { items, ...outcome }: WalletOutcome,
  body: ReceivedRequest['body'],
): WalletAnswer {
  return {
    request_uuid: requestIdOf(body),
    ...decidedOf(outcome),
    ...(items && { items: items.map(itemOf) }),
  };
}

const itemOf = ({ transactionUuid, ...outcome }: WalletItemOutcome): WalletItemAnswer => ({
  transaction_uuid: transactionUuid,
  ...decidedOf(outcome),
});

const decidedOf = ({ status, player, more }: Omit<WalletOutcome, 'items'>) => ({
  status,
  ...(player && {
    user: player.id,
    currency: player.currency,
    balance: String(player.balanceUnits),
  }),
  ...more,
});
