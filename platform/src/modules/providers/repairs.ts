import type { ProviderTransaction, WalletStatus } from '@croupier/contracts';
import type { Order } from './orders.ts';
import type { Partner } from './partners.ts';
import type { WalletCore } from './wallet-core.ts';

/** Brings our books to what a provider's say, through the same rules as the provider's own calls. */
export interface Repairs {
  /** `null` for what is not repaired by itself. */
  apply(partner: Partner, order: Order | null): Promise<WalletStatus | null>;
}

export function createRepairs(wallet: WalletCore): Repairs {
  return {
    async apply(partner, order) {
      if (!order) return null;
      // Nobody signed it: it is our own doing, under the provider's ids, so that its own retry changes nothing.
      // What the provider had been refused before does not keep a player from a win that both agree on.
      const { status } = await wallet.decide({ partner, nonce: null, isRepair: true }, order);
      return status;
    },
  };
}

/** A win that never came is paid, a bet that the provider took back goes back. A bet is never taken afterwards. */
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
