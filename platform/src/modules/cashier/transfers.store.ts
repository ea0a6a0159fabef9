import type { DepositId } from '@croupier/contracts';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import type { DepositRow } from './deposits.store.ts';

export interface TransferTables {
  bank_transfers: {
    provider: string;
    bank_reference: string;
    event_id: string | null;
    transfer_code: string;
    payer: string;
    amount_units: bigint;
    currency: string;
    received_at: Date;
    /** The deposit that the transfer paid; `null` while it is not matched. */
    deposit_id: DepositId | null;
  };
}

declare module '../../db/tables.ts' {
  interface Tables extends TransferTables {}
}

export type TransferRow = Selectable<TransferTables['bank_transfers']>;

/** Inserts a transfer once, and returns its row locked. */
export async function insertOrLockTransfer(tx: Tx, row: TransferRow): Promise<TransferRow> {
  await tx
    .insertInto('bank_transfers')
    .values(row)
    .onConflict((conflict) => conflict.columns(['provider', 'bank_reference']).doNothing())
    .execute();
  return tx
    .selectFrom('bank_transfers')
    .selectAll()
    .where('provider', '=', row.provider)
    .where('bank_reference', '=', row.bank_reference)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function attachTransfer(
  tx: Tx,
  { provider, bank_reference }: Pick<TransferRow, 'provider' | 'bank_reference'>,
  deposit: DepositId,
): Promise<void> {
  await tx
    .updateTable('bank_transfers')
    .set({ deposit_id: deposit })
    .where('provider', '=', provider)
    .where('bank_reference', '=', bank_reference)
    .execute();
}

export function unmatchedTransfers(read: Db['read'], limit: number): Promise<TransferRow[]> {
  return read
    .selectFrom('bank_transfers')
    .selectAll()
    .where('deposit_id', 'is', null)
    .orderBy('received_at')
    .limit(limit)
    .execute();
}

export function lockDepositByCode(
  tx: Tx,
  { provider, code }: { provider: string; code: string },
): Promise<DepositRow | undefined> {
  return tx
    .selectFrom('deposits')
    .selectAll()
    .where('transfer_code', '=', code)
    .where('provider', '=', provider)
    .forUpdate()
    .executeTakeFirst();
}
