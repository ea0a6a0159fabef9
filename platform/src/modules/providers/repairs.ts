import type { ProviderTransaction, WalletStatus } from '@croupier/contracts';
import type { Order } from './orders.ts';
import type { Partner } from './partners.ts';
import type { WalletCore } from './wallet-core.ts';

/** Repairs our books to match a provider's, through the same rules as the provider's own calls. */
export interface Repairs {
  /** `null` if there is no automatic repair. */
  apply(partner: Partner, order: Order | null): Promise<WalletStatus | null>;
}

export function createRepairs(wallet: WalletCore): Repairs {
  return {
    async apply(partner, order) {
      if (!order) return null;
      // The order is unsigned: the platform itself makes it, under the provider's ids, so that the provider's
      // own retry changes nothing. An earlier refusal to the provider does not withhold a win from a player
      // if both sides agree on it.
      const { status } = await wallet.decide({ partner, nonce: null, isRepair: true }, order);
      return status;
    },
  };
}

/**
 * A missing win is paid; a bet that the provider rolled back is refunded. A bet is never taken afterwards.
 */
export function repairOf(known: ProviderTransaction): Order | null {
  const { user, round, game_code, transaction_uuid, reference_transaction_uuid } = known;
  if (known.kind === 'bet')
    return known.state === 'done'
      ? null
      : {
          call: 'rollback',
          request: {
            user,
            round,
            game_code,
            transaction_uuid: `reconciled:${transaction_uuid}`.slice(0, 128),
            reference_transaction_uuid: transaction_uuid,
          },
        };
  if (known.state !== 'done') return null;
  return {
    call: 'win',
    request: {
      user,
      round,
      game_code,
      transaction_uuid,
      reference_transaction_uuid,
      currency: known.currency,
      amount: BigInt(known.amount),
      round_closed: known.round_closed ?? false,
    },
  };
}
