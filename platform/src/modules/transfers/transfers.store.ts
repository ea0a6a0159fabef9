import { sql, type Kysely } from 'kysely';
import type { MemberId, WalletTransferId, WalletTransferState } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';
import { accounts, type ClosingAccounts } from '../ledger/index.ts';

export interface TransfersTables {
  wallet_transfer: {
    id: WalletTransferId;
    member_id: MemberId;
    idempotency_key: string;
    brand: string;
    provider: string;
    direction: 'out' | 'in';
    currency: string;
    amount_units: bigint;
    state: WalletTransferState;
    requested_at: Date;
    ended_at: Date | null;
    asked: number;
    next_ask_at: Date | null;
  };
}

declare module '../../db/tables.ts' {
  interface Tables extends TransfersTables {}
}

export type TransferRow = TransfersTables['wallet_transfer'];

export function transferByKey(
  tx: Tx,
  { member, key }: { member: MemberId; key: string },
): Promise<TransferRow | undefined> {
  return tx
    .selectFrom('wallet_transfer')
    .selectAll()
    .where('member_id', '=', member)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** `false` if the key was taken in the meantime. */
export async function addTransfer(tx: Tx, row: TransferRow): Promise<boolean> {
  const added = await tx
    .insertInto('wallet_transfer')
    .values(row)
    .onConflict((conflict) => conflict.columns(['member_id', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export function lockTransfer(tx: Tx, id: WalletTransferId): Promise<TransferRow> {
  return tx
    .selectFrom('wallet_transfer')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function changeTransfer(
  tx: Tx,
  id: WalletTransferId,
  change: Partial<Pick<TransferRow, 'state' | 'ended_at' | 'next_ask_at'>>,
): Promise<void> {
  await tx.updateTable('wallet_transfer').set(change).where('id', '=', id).execute();
}

export function lastTransfers(
  read: Kysely<Tables>,
  { member, limit }: { member: MemberId; limit: number },
): Promise<TransferRow[]> {
  return read
    .selectFrom('wallet_transfer')
    .selectAll()
    .where('member_id', '=', member)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/**
 * Takes transfers whose provider must be asked now and schedules their next time, so that only one process
 * asks.
 */
export async function takeDue(
  tx: Tx,
  { now, waitsMs, limit }: { now: Date; waitsMs: readonly number[]; limit: number },
): Promise<readonly TransferRow[]> {
  const { rows } = await sql<TransferRow>`
    UPDATE wallet_transfer AS transfer SET asked = asked + 1,
      next_ask_at = ${now}::timestamptz
        + (${waitsMs}::int[])[least(asked + 1, ${waitsMs.length}::int)] * interval '1 millisecond'
    FROM (SELECT id FROM wallet_transfer WHERE next_ask_at <= ${now} ORDER BY next_ask_at LIMIT ${limit} FOR UPDATE) AS due
    WHERE transfer.id = due.id RETURNING transfer.*`.execute(tx);
  return rows;
}

/** Each transfer has its own transit account, which must be empty once the transfer is done or failed. */
export const transitAccounts: ClosingAccounts = {
  prefix: 'transit:',
  async stillOpen(reader, paths) {
    const { rows } = await sql<{ id: WalletTransferId }>`
      SELECT id FROM wallet_transfer
      WHERE state IN ('sent', 'unknown') AND 'transit:' || id = ANY(${paths}::text[])`.execute(
      reader,
    );
    return rows.map(({ id }) => accounts.transit(id));
  },
};
