import type { TransferId } from '@croupier/contracts';
import { sql } from 'kysely';
import { firstIdAt } from '../../system.ts';
import type { AccountPath } from './accounts.ts';
import type { TransferKind } from './booking.ts';
import type { Reader } from './ledger.store.ts';

/** An entry of a player's account with the other side of its move. */
export interface PlayerEntry {
  readonly path: AccountPath;
  /** Rises by one with each entry of the account. */
  readonly version: bigint;
  readonly transfer: TransferId;
  /** Position of the move in its transfer. */
  readonly position: number;
  readonly kind: TransferKind;
  readonly currency: string;
  readonly reference: string;
  readonly otherPath: AccountPath;
  /** Positive for money that came in. */
  readonly amountUnits: bigint;
  readonly bookedAt: Date;
}

export interface ReadUpTo {
  readonly path: AccountPath;
  readonly version: bigint;
}

/**
 * The next entries of players' accounts, at most `limit` of each, by rising version. The versions of an account
 * have no gap and commit in their order, because each booking holds the account's row until its commit.
 */
export async function entriesAfter(
  reader: Reader,
  marks: readonly ReadUpTo[],
  limit: number,
): Promise<readonly PlayerEntry[]> {
  if (marks.length === 0) return [];
  const { rows } = await sql<PlayerEntry>`/* ledger-entries-after */
    SELECT mark.path, entry.version, entry.transfer_id AS transfer, entry.position, transfer.kind, entry.currency,
      transfer.reference, entry.other AS "otherPath", entry.units AS "amountUnits", transfer.created_at AS "bookedAt"
    FROM unnest(${marks.map(({ path }) => path)}::text[], ${marks.map(({ version }) => version)}::bigint[])
      AS mark (path, version)
    CROSS JOIN LATERAL (
      (SELECT from_version AS version, transfer_id, position, currency, to_path AS other, -amount_units AS units
        FROM ledger_move
        WHERE from_path = mark.path COLLATE "C" AND from_version IS NOT NULL AND from_version > mark.version
        ORDER BY from_version LIMIT ${limit})
      UNION ALL
      (SELECT to_version, transfer_id, position, currency, from_path, amount_units FROM ledger_move
        WHERE to_path = mark.path COLLATE "C" AND to_version IS NOT NULL AND to_version > mark.version
        ORDER BY to_version LIMIT ${limit})
      ORDER BY version LIMIT ${limit}
    ) AS entry
    JOIN ledger_transfer AS transfer ON transfer.id = entry.transfer_id
    ORDER BY mark.path, entry.version`.execute(reader);
  return rows;
}

/** A clock of another node can be so much ahead of or behind the time in an id. */
const clockSkewMs = 60_000;

/** The entries of players' accounts that were booked between two times; the second one is exclusive. */
export async function entriesBetween(
  reader: Reader,
  paths: readonly AccountPath[],
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<readonly PlayerEntry[]> {
  if (paths.length === 0) return [];
  const isIn = sql`transfer.id >= ${firstIdAt('trf', from.getTime() - clockSkewMs)}
    AND transfer.id < ${firstIdAt('trf', to.getTime() + clockSkewMs)}
    AND transfer.created_at >= ${from} AND transfer.created_at < ${to}`;
  const { rows } = await sql<PlayerEntry>`/* ledger-entries-between */
    WITH booked AS MATERIALIZED (
      SELECT move.*, transfer.kind, transfer.reference, transfer.created_at
      FROM ledger_transfer AS transfer JOIN ledger_move AS move ON move.transfer_id = transfer.id WHERE ${isIn}
    )
    SELECT from_path AS path, from_version AS version, transfer_id AS transfer, position, kind, currency, reference,
      to_path AS "otherPath", -amount_units AS "amountUnits", created_at AS "bookedAt"
    FROM booked WHERE from_version IS NOT NULL AND from_path = ANY(${paths}::text[])
    UNION ALL
    SELECT to_path, to_version, transfer_id, position, kind, currency, reference, from_path, amount_units, created_at
    FROM booked WHERE to_version IS NOT NULL AND to_path = ANY(${paths}::text[])`.execute(reader);
  return rows;
}

/** Players' accounts that were booked on since a transfer. */
export async function playersBookedSince(
  reader: Reader,
  first: TransferId,
): Promise<readonly AccountPath[]> {
  const { rows } = await sql<{ path: AccountPath }>`/* ledger-booked-since */
    SELECT from_path AS path FROM ledger_move WHERE transfer_id >= ${first} AND from_version IS NOT NULL
    UNION
    SELECT to_path FROM ledger_move WHERE transfer_id >= ${first} AND to_version IS NOT NULL`.execute(
    reader,
  );
  return rows.map(({ path }) => path);
}

/** Players' accounts of some moves. */
export interface BookedPage {
  readonly paths: readonly AccountPath[];
  /** Where the next page begins; `null`: there are no further moves. */
  readonly next: TransferId | null;
}

/** Players' accounts that the next moves were booked on, from a transfer on. */
export async function playersBookedNext(
  reader: Reader,
  { since, moves }: { readonly since: TransferId; readonly moves: number },
): Promise<BookedPage> {
  const { rows } = await sql<BookedPage>`/* ledger-booked-next */
    WITH move AS MATERIALIZED (
      SELECT transfer_id, from_path, from_version, to_path, to_version FROM ledger_move
      WHERE transfer_id >= ${since} ORDER BY transfer_id, position LIMIT ${moves})
    SELECT ARRAY(SELECT from_path FROM move WHERE from_version IS NOT NULL
      UNION SELECT to_path FROM move WHERE to_version IS NOT NULL) AS paths,
      (SELECT transfer_id FROM move OFFSET ${moves - 1}) AS next`.execute(reader);
  return rows[0] ?? { paths: [], next: null };
}
