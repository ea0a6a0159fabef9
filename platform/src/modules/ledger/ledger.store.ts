import type { TransferId } from '@croupier/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';
import type { AccountPath } from './accounts.ts';
import type { AccountBalance, Transfer, TransferKind } from './booking.ts';

export interface LedgerTables {
  ledger_account: { path: AccountPath; currency: string; balance_units: bigint; version: bigint };
  ledger_transfer: {
    id: TransferId;
    key: string;
    input_hash: Buffer;
    kind: TransferKind;
    currency: string;
    reference: string;
    created_at: Date;
  };
  ledger_move: {
    transfer_id: TransferId;
    position: number;
    currency: string;
    amount_units: bigint;
    from_path: AccountPath;
    to_path: AccountPath;
    from_balance_units: bigint | null;
    from_version: bigint | null;
    to_balance_units: bigint | null;
    to_version: bigint | null;
  };
  ledger_entry: {
    transfer_id: TransferId;
    position: number;
    path: AccountPath;
    currency: string;
    amount_units: bigint;
    balance_units: bigint | null;
    version: bigint | null;
  };
  ledger_rollup: { path: AccountPath; currency: string; balance_units: bigint };
  ledger_rollup_mark: { id: number; before_transfer: string };
}

declare module '../../db/tables.ts' {
  interface Tables extends LedgerTables {}
}

export type Reader = Kysely<Tables>;

export interface KnownTransfer {
  readonly id: TransferId;
  /** Hash of its input, in hexadecimal digits. */
  readonly hash: string;
}

/** The transfers that are booked under these keys. */
export async function knownTransfers(
  tx: Tx,
  keys: readonly string[],
): Promise<ReadonlyMap<string, KnownTransfer>> {
  const { rows } = await sql<LedgerTables['ledger_transfer']>`/* ledger-known */
    SELECT id, key, input_hash FROM ledger_transfer WHERE key = ANY(${keys}::text[])`.execute(tx);
  return new Map(
    rows.map(({ id, key, input_hash }) => [key, { id, hash: input_hash.toString('hex') }]),
  );
}

export async function playerBalance(reader: Reader, path: AccountPath): Promise<AccountBalance> {
  const { rows } = await sql<{ balance_units: bigint; version: bigint }>`/* ledger-balance */
    SELECT balance_units, version FROM ledger_account WHERE path = ${path}`.execute(reader);
  const [row] = rows;
  return { balanceUnits: row?.balance_units ?? 0n, version: Number(row?.version ?? 0n) };
}

/** The roll-up plus the entries after its mark, in one snapshot. */
export async function appendedBalance(
  reader: Reader,
  { path, currency }: { path: AccountPath; currency: string },
): Promise<bigint> {
  const { rows } = await sql<{ balance_units: bigint }>`/* ledger-appended */
    WITH rolled AS (
      SELECT balance_units FROM ledger_rollup WHERE path = ${path} AND currency = ${currency}
    ), mark AS (
      SELECT CASE WHEN EXISTS (SELECT 1 FROM rolled) THEN before_transfer ELSE '' END AS transfer FROM ledger_rollup_mark
    )
    SELECT (
      coalesce((SELECT balance_units FROM rolled), 0)
      + coalesce((SELECT sum(amount_units) FROM ledger_move, mark
          WHERE to_path = ${path} AND to_version IS NULL AND currency = ${currency} AND transfer_id >= mark.transfer), 0)
      - coalesce((SELECT sum(amount_units) FROM ledger_move, mark
          WHERE from_path = ${path} AND from_version IS NULL AND currency = ${currency} AND transfer_id >= mark.transfer), 0)
    )::bigint AS balance_units`.execute(reader);
  return rows[0]?.balance_units ?? 0n;
}

export async function transferById(reader: Reader, id: TransferId): Promise<Transfer | null> {
  const row = await reader
    .selectFrom('ledger_transfer')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const moves = await reader
    .selectFrom('ledger_move')
    .select(['from_path as from', 'to_path as to', 'amount_units as amountUnits'])
    .where('transfer_id', '=', id)
    .orderBy('position')
    .execute();
  const { key, kind, currency, reference, created_at: bookedAt } = row;
  return { id, key, kind, currency, reference, bookedAt, moves };
}
