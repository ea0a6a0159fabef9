import type { WalletAnswer } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { takeNonces } from '../../http/nonces.ts';
import { accounts } from '../ledger/index.ts';
import { bet } from './bets.ts';
import type { Decision } from './desk.ts';
import { openWalletSet, type MoneyOrder, type SetUses, type WalletSet } from './wallet-set.ts';
import { win } from './wins.ts';

/** A bet or a win with the nonce of its signature. */
export type MoneyCall = MoneyOrder & { readonly nonce: string };

/** Decides a set in one transaction, one after the other as they came: each sees what the one before did. */
export async function decideSet(
  tx: Tx,
  calls: readonly MoneyCall[],
  uses: SetUses,
): Promise<readonly WalletAnswer[]> {
  const isNew = await takeNonces(
    tx,
    calls.map(({ partner, nonce }) => ({ partner: partner.id, nonce })),
    uses.core.clock.now(),
  );
  const admitted = calls.filter((_, index) => isNew[index]);
  const set = await openWalletSet(tx, admitted, uses);
  const answers = calls.map((call, index) =>
    isNew[index] ? answerOf(set, call) : repeatedNonce(call.request.request_uuid),
  );
  await set.write();
  return answers;
}

export const repeatedNonce = (request_uuid: string): WalletAnswer => ({
  status: 'RS_ERROR_INVALID_SIGNATURE',
  request_uuid,
});

function answerOf(set: WalletSet, call: MoneyCall): WalletAnswer {
  const { request_uuid } = call.request;
  const { status, player } = decide(set, call);
  if (!player) return { status, request_uuid };
  // Also a refused bet shows the true balance.
  const { balanceUnits } = set.till.balance(accounts.cash(player.id));
  return {
    status,
    request_uuid,
    user: player.id,
    currency: player.currency,
    balance: String(balanceUnits),
  };
}

function decide(set: WalletSet, { partner, ...order }: MoneyCall): Decision {
  return order.call === 'bet' ? bet(set, partner, order.request) : win(set, partner, order.request);
}
