import type { Tx } from '../../core.ts';
import type { TransactionKey, TransactionRow } from './providers.store.ts';

/** Claims a transaction id: `true` for the first caller. A second caller waits until the first commits. */
export async function claimTransaction(tx: Tx, row: TransactionRow): Promise<boolean> {
  const claimed = await tx
    .insertInto('provider_tx')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['partner', 'player', 'transaction_uuid']).doNothing(),
    )
    .returning('transaction_uuid')
    .executeTakeFirst();
  return claimed !== undefined;
}

export function lockTransaction(tx: Tx, key: TransactionKey): Promise<TransactionRow | undefined> {
  return tx
    .selectFrom('provider_tx')
    .selectAll()
    .where('partner', '=', key.partner)
    .where('player', '=', key.player)
    .where('transaction_uuid', '=', key.transaction_uuid)
    .forUpdate()
    .executeTakeFirst();
}

export async function changeTransaction(
  tx: Tx,
  key: TransactionKey,
  change: Partial<
    Pick<
      TransactionRow,
      | 'state'
      | 'status'
      | 'round_id'
      | 'amount_units'
      | 'balance_after_units'
      | 'bonus_id'
      | 'bonus_units'
    >
  >,
): Promise<void> {
  await tx
    .updateTable('provider_tx')
    .set(change)
    .where('partner', '=', key.partner)
    .where('player', '=', key.player)
    .where('transaction_uuid', '=', key.transaction_uuid)
    .execute();
}

export async function dropTransaction(tx: Tx, key: TransactionKey): Promise<void> {
  await tx
    .deleteFrom('provider_tx')
    .where('partner', '=', key.partner)
    .where('player', '=', key.player)
    .where('transaction_uuid', '=', key.transaction_uuid)
    .execute();
}
