import type { TransferId } from '@croupier/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../core.ts';
import { bigintColumn, bytesColumn, integerColumn, textColumn } from '../../db/index.ts';
import type { Tables } from '../../db/tables.ts';
import type { AccountPath } from './accounts.ts';
import { balanceEventsOf, ownerOf } from './balance-events.ts';
import type { CheckTable } from './check.store.ts';
import type { HoldTable } from './hold.store.ts';
import type { AccountBalance, Transfer, TransferKind } from './ledger.service.ts';
import type { Changes, KnownTransfer } from './batch-plan.ts';

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
  return new Map(
    rows.map(({ id, key, input_hash }) => [key, { id, hash: input_hash.toString('latin1') }]),
  );
}

export interface WriteContext {
  readonly now: Date;
  readonly outbox: RawBuilder<unknown>;
}

/**
 * Writes transfers, moves, balances and balance events in one statement, all or nothing. If another
 * transaction has written the same key, entry or account in the meantime, the unique indexes refuse the whole
 * statement. `ON CONFLICT` would look up each row twice and write it to the log twice. The statement returns
 * no rows, so that the commit can follow at once.
 */
export async function addBookings(
  tx: Tx,
  changes: Changes,
  { now, outbox }: WriteContext,
): Promise<void> {
  const transfers = changes.transfers.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const { moves, changed } = changes;
  await sql`/* ledger-book, with the commit */
    WITH transfers AS (
      INSERT INTO ledger_transfer (id, key, input_hash, kind, currency, reference, created_at)
      SELECT *, ${now}::timestamptz FROM unnest(
        ${textColumn(transfers, ({ id }) => id)}::text[], ${textColumn(transfers, ({ key }) => key)}::text[],
        ${bytesColumn(transfers, ({ hash }) => hash)}::bytea[], ${textColumn(transfers, ({ kind }) => kind)}::text[],
        ${textColumn(transfers, ({ currency }) => currency)}::text[],
        ${textColumn(transfers, ({ reference }) => reference)}::text[])
    ), moves AS (
      INSERT INTO ledger_move (transfer_id, position, currency, amount_units, from_path, to_path,
        from_balance_units, from_version, to_balance_units, to_version)
      SELECT * FROM unnest(
        ${textColumn(moves, ({ transfer }) => transfer)}::text[], ${integerColumn(moves, ({ position }) => position)}::int[],
        ${textColumn(moves, ({ currency }) => currency)}::text[], ${bigintColumn(moves, ({ amountUnits }) => amountUnits)}::bigint[],
        ${textColumn(moves, ({ from }) => from)}::text[], ${textColumn(moves, ({ to }) => to)}::text[],
        ${bigintColumn(moves, ({ fromAfter }) => fromAfter?.balanceUnits ?? null)}::bigint[],
        ${bigintColumn(moves, ({ fromAfter }) => fromAfter?.version ?? null)}::bigint[],
        ${bigintColumn(moves, ({ toAfter }) => toAfter?.balanceUnits ?? null)}::bigint[],
        ${bigintColumn(moves, ({ toAfter }) => toAfter?.version ?? null)}::bigint[])
    ), changed AS (
      SELECT * FROM unnest(
        ${textColumn(changed, ({ path }) => path)}::text[], ${textColumn(changed, ({ after }) => after.currency)}::text[],
        ${bigintColumn(changed, ({ after }) => after.balanceUnits)}::bigint[],
        ${bigintColumn(changed, ({ after }) => after.version)}::bigint[],
        ${bigintColumn(changed, ({ before }) => before?.version ?? 0n)}::bigint[],
        ${textColumn(changed, ownerOf)}::text[], ${textColumn(changed, balanceEventsOf)}::text[]
      ) AS change (path, currency, balance_units, version, version_before, member, news)
      LIMIT ${changed.length}
    ), opened AS (
      INSERT INTO ledger_account (path, currency, balance_units, version)
      SELECT path, currency, balance_units, version FROM changed WHERE version_before = 0 RETURNING 1
    ), moved AS (
      UPDATE ledger_account AS account SET balance_units = changed.balance_units, version = changed.version
      FROM changed WHERE account.path = changed.path AND account.version = changed.version_before RETURNING 1
    )
    ${outbox} SELECT 'wallet.balance-changed', 'member:' || member, news::jsonb FROM changed
    WHERE member IS NOT NULL AND 1 = 1 / (
      (SELECT count(*) FROM opened) + (SELECT count(*) FROM moved) = ${changed.length}::int)::int`.execute(
    tx,
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
