import type { TransferId } from '@croupier/contracts';
import { sql } from 'kysely';
import { type AccountPath, isStrict } from './accounts.ts';
import type { TransferKind } from './booking.ts';
import type { Reader } from './ledger.store.ts';

export interface StatementPage {
  /** `next` of the previous page; `null` for the newest entries. */
  readonly before: string | null;
  readonly limit: number;
  /** Only for a player's account; without it the page has all entries. */
  readonly filter?: StatementFilter;
}

export interface StatementFilter {
  /** `null` for all kinds. */
  readonly kinds: readonly TransferKind[] | null;
  /** Inclusive. */
  readonly from: Date | null;
  /** Exclusive. */
  readonly to: Date | null;
}

export interface Statement {
  readonly entries: readonly Entry[];
  /** Cursor of the next page; `null` at the end. */
  readonly next: string | null;
}

export interface Entry {
  readonly transfer: TransferId;
  readonly kind: TransferKind;
  readonly currency: string;
  readonly reference: string;
  /** Positive for money that came in. */
  readonly amountUnits: bigint;
  /** `null` on an append-only account. */
  readonly balanceAfterUnits: bigint | null;
  readonly bookedAt: Date;
}

/**
 * Entries by cursor, the newest first, so that new entries never shift a page. An unreadable cursor gives an
 * empty page.
 */
export async function statementOf(
  reader: Reader,
  path: AccountPath,
  { before, limit, filter }: StatementPage,
): Promise<Statement> {
  const cursor = before === null ? newest : readCursor(before);
  if (!cursor) return { entries: [], next: null };
  const query = queryOf(path, { cursor, limit: limit + 1, filter });
  const { rows } = await query.execute(reader);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    entries: shown.map(({ version: _version, position: _position, ...entry }) => entry),
    next: rows.length > limit && last ? writeCursor(path, last) : null,
  };
}

interface Row extends Entry {
  readonly version: bigint | null;
  readonly position: number;
}

interface Cursor {
  readonly main: string;
  readonly position: number;
}

const newest: Cursor = { main: '', position: 0 };

interface StatementQuery {
  readonly cursor: Cursor;
  readonly limit: number;
  readonly filter: StatementFilter | undefined;
}

function queryOf(path: AccountPath, { cursor, limit, filter }: StatementQuery) {
  if (!isStrict(path)) return otherEntries(path, cursor, limit);
  return filter
    ? filteredEntries(path, cursor, { limit, filter })
    : playerEntries(path, cursor, limit);
}

function playerEntries(path: AccountPath, { main }: Cursor, limit: number) {
  const version = main === '' ? null : main;
  return sql<Row>`/* ledger-statement-player */
    SELECT ${columns} FROM (
      (SELECT *, -amount_units AS signed, from_balance_units AS after, from_version AS version FROM ledger_move
        WHERE from_path = ${path} AND from_version IS NOT NULL
          AND from_version < coalesce(${version}::bigint, 9223372036854775807) ORDER BY from_version DESC LIMIT ${limit})
      UNION ALL
      (SELECT *, amount_units, to_balance_units, to_version FROM ledger_move
        WHERE to_path = ${path} AND to_version IS NOT NULL
          AND to_version < coalesce(${version}::bigint, 9223372036854775807) ORDER BY to_version DESC LIMIT ${limit})
    ) AS entry JOIN ledger_transfer AS transfer ON transfer.id = entry.transfer_id
    ORDER BY entry.version DESC LIMIT ${limit}`;
}

/** Reads one player's entries backwards until enough of them match. */
function filteredEntries(
  path: AccountPath,
  { main }: Cursor,
  { limit, filter: { kinds, from, to } }: { limit: number; filter: StatementFilter },
) {
  const version = main === '' ? null : main;
  return sql<Row>`/* ledger-statement-filtered */
    SELECT ${columns} FROM (
      SELECT *, -amount_units AS signed, from_balance_units AS after, from_version AS version FROM ledger_move
        WHERE from_path = ${path} AND from_version IS NOT NULL
          AND from_version < coalesce(${version}::bigint, 9223372036854775807)
      UNION ALL
      SELECT *, amount_units, to_balance_units, to_version FROM ledger_move
        WHERE to_path = ${path} AND to_version IS NOT NULL
          AND to_version < coalesce(${version}::bigint, 9223372036854775807)
    ) AS entry JOIN ledger_transfer AS transfer ON transfer.id = entry.transfer_id
    WHERE (${kinds}::text[] IS NULL OR transfer.kind = ANY (${kinds}::text[]))
      AND (${from}::timestamptz IS NULL OR transfer.created_at >= ${from}::timestamptz)
      AND (${to}::timestamptz IS NULL OR transfer.created_at < ${to}::timestamptz)
    ORDER BY entry.version DESC LIMIT ${limit}`;
}

/** `~` sorts after every character of an id. */
function otherEntries(path: AccountPath, { main, position }: Cursor, limit: number) {
  const transfer = main === '' ? '~' : main;
  return sql<Row>`/* ledger-statement-other */
    SELECT ${columns} FROM (
      (SELECT *, -amount_units AS signed, NULL::bigint AS after, NULL::bigint AS version FROM ledger_move
        WHERE from_path = ${path} AND from_version IS NULL AND (transfer_id, position) < (${transfer}, ${position}::int)
        ORDER BY transfer_id DESC, position DESC LIMIT ${limit})
      UNION ALL
      (SELECT *, amount_units, NULL, NULL FROM ledger_move
        WHERE to_path = ${path} AND to_version IS NULL AND (transfer_id, position) < (${transfer}, ${position}::int)
        ORDER BY transfer_id DESC, position DESC LIMIT ${limit})
    ) AS entry JOIN ledger_transfer AS transfer ON transfer.id = entry.transfer_id
    ORDER BY entry.transfer_id DESC, entry.position DESC LIMIT ${limit}`;
}

const columns = sql`entry.transfer_id AS transfer, transfer.kind, entry.currency, transfer.reference,
  entry.signed AS "amountUnits", entry.after AS "balanceAfterUnits", transfer.created_at AS "bookedAt",
  entry.version, entry.position`;

function writeCursor(path: AccountPath, { version, transfer, position }: Row): string {
  return isStrict(path) ? String(version) : `${transfer}.${position}`;
}

function readCursor(text: string): Cursor | null {
  const match = /^(\d{1,18}|trf_[0-9a-z]{26})(?:\.(\d{1,6}))?$/.exec(text);
  return match ? { main: match[1] ?? '', position: Number(match[2] ?? 0) } : null;
}
