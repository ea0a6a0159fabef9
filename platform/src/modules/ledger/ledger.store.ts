import type { TransferId } from '@croupier/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../core.ts';
import { TransactionConflict } from '../../db/index.ts';
import type { Tables } from '../../db/tables.ts';
import type { AccountPath } from './accounts.ts';
import { newsOf } from './balance-news.ts';
import type { CheckTable } from './check.store.ts';
import type { HoldTable } from './hold.store.ts';
import type { AccountBalance, Transfer, TransferKind } from './ledger.service.ts';
import type { Changes, KnownTransfer } from './plan.ts';

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
  ledger_check: CheckTable;
  ledger_hold: HoldTable;
  ledger_rollup: { path: AccountPath; currency: string; balance_units: bigint };
  ledger_rollup_mark: { id: number; before_transfer: string };
}

export type Reader = Kysely<Tables>;

export async function knownTransfers(
  tx: Tx,
  keys: readonly string[],
): Promise<ReadonlyMap<string, KnownTransfer>> {
  const { rows } = await sql<LedgerTables['ledger_transfer']>`/* ledger-known */
    SELECT id, key, input_hash FROM ledger_transfer WHERE key = ANY(${keys}::text[])`.execute(tx);
  return new Map(rows.map(({ id, key, input_hash }) => [key, { id, hash: input_hash }]));
}

export interface Writing {
  readonly now: Date;
  readonly outbox: RawBuilder<unknown>;
}

/**
 * Writes transfers, moves, balances and the events that tell them as one statement, all or nothing: what somebody else
 * wrote meanwhile is refused by the indexes of keys, entries and accounts, and none of it stays. `ON CONFLICT` would
 * ask them twice for each row and write each row twice in the log.
 */
export async function addBookings(
  tx: Tx,
  changes: Changes,
  { now, outbox }: Writing,
): Promise<void> {
  const transfers = changes.transfers.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const { moves, changed } = changes;
  const news = changed.map(newsOf);
  const { rows } = await sql<{ accounts: number }>`/* ledger-book */
    WITH transfers AS (
      INSERT INTO ledger_transfer (id, key, input_hash, kind, currency, reference, created_at)
      SELECT *, ${now}::timestamptz FROM unnest(
        ${transfers.map(({ id }) => id)}::text[], ${transfers.map(({ key }) => key)}::text[],
        ${transfers.map(({ hash }) => hash)}::bytea[], ${transfers.map(({ kind }) => kind)}::text[],
        ${transfers.map(({ currency }) => currency)}::text[], ${transfers.map(({ reference }) => reference)}::text[])
    ), moves AS (
      INSERT INTO ledger_move (transfer_id, position, currency, amount_units, from_path, to_path,
        from_balance_units, from_version, to_balance_units, to_version)
      SELECT * FROM unnest(
        ${moves.map(({ transfer }) => transfer)}::text[], ${moves.map(({ position }) => position)}::int[],
        ${moves.map(({ currency }) => currency)}::text[], ${moves.map(({ amountUnits }) => amountUnits)}::bigint[],
        ${moves.map(({ from }) => from)}::text[], ${moves.map(({ to }) => to)}::text[],
        ${moves.map(({ fromAfter }) => fromAfter?.balanceUnits ?? null)}::bigint[],
        ${moves.map(({ fromAfter }) => fromAfter?.version ?? null)}::bigint[],
        ${moves.map(({ toAfter }) => toAfter?.balanceUnits ?? null)}::bigint[],
        ${moves.map(({ toAfter }) => toAfter?.version ?? null)}::bigint[])
    ), changed AS (
      SELECT * FROM unnest(
        ${changed.map(({ path }) => path)}::text[], ${changed.map(({ after }) => after.currency)}::text[],
        ${changed.map(({ after }) => after.balanceUnits)}::bigint[], ${changed.map(({ after }) => after.version)}::bigint[],
        ${changed.map(({ before }) => before?.version ?? 0n)}::bigint[], ${news.map(({ member }) => member)}::text[],
        ${news.map(({ sumBalance }) => sumBalance)}::text[]
      ) AS change (path, currency, balance_units, version, version_before, member, sum_balance)
      LIMIT ${changed.length}
    ), opened AS (
      INSERT INTO ledger_account (path, currency, balance_units, version)
      SELECT path, currency, balance_units, version FROM changed WHERE version_before = 0 RETURNING 1
    ), moved AS (
      UPDATE ledger_account AS account SET balance_units = changed.balance_units, version = changed.version
      FROM changed WHERE account.path = changed.path AND account.version = changed.version_before RETURNING 1
    ), told AS (
      ${outbox} SELECT 'wallet.balance-changed', 'member:' || member,
        jsonb_build_object('sumBalance', sum_balance, 'currency', currency, 'version', version)
      FROM changed WHERE member IS NOT NULL
    )
    SELECT ((SELECT count(*) FROM opened) + (SELECT count(*) FROM moved))::int AS accounts`.execute(
    tx,
  );
  if (rows[0]?.accounts !== changed.length)
    throw new TransactionConflict('an account moved while it was held');
}

export async function playerBalance(reader: Reader, path: AccountPath): Promise<AccountBalance> {
  const { rows } = await sql<{ balance_units: bigint; version: bigint }>`/* ledger-balance */
    SELECT balance_units, version FROM ledger_account WHERE path = ${path}`.execute(reader);
  const [row] = rows;
  return { balanceUnits: row?.balance_units ?? 0n, version: Number(row?.version ?? 0n) };
}

/** The roll-up and what came after its mark, in one snapshot. */
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
