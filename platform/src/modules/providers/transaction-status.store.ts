import type { Tx } from '../../core.ts';
import type { TransactionKey, TransactionRow } from './providers.store.ts';

export type KnownTransaction = TransactionRow & { readonly provider_round: string | null };

export function transactionWithRound(
  tx: Tx,
  key: TransactionKey,
): Promise<KnownTransaction | undefined> {
  return tx
    .selectFrom('provider_tx')
    .leftJoin('game_round', 'game_round.id', 'provider_tx.round_id')
    .selectAll('provider_tx')
    .select('game_round.provider_round')
    .where('partner', '=', key.partner)
    .where('player', '=', key.player)
    .where('transaction_uuid', '=', key.transaction_uuid)
    .executeTakeFirst();
}
