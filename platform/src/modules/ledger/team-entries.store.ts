import type { MemberId, TransferId } from '@croupier/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../core.ts';
import type { TransferKind } from './booking.ts';

export interface TeamEntriesQuery {
  /** A subquery with the ids of the members. */
  readonly members: RawBuilder<unknown>;
  readonly currency: string;
  readonly kinds: readonly TransferKind[];
  /** Ids of transfers sort by time: from the first inclusive, to the second exclusive. */
  readonly since: TransferId;
  readonly before: TransferId;
  /** Entries after this one. */
  readonly after: { readonly transfer: string; readonly member: string } | null;
  readonly limit: number;
}

/** What one transfer moved on the cash and bonus accounts of one member. */
export interface TeamEntry {
  readonly transfer: TransferId;
  readonly kind: TransferKind;
  readonly member: MemberId;
  /** Positive for money that came to the member. */
  readonly units: bigint;
  readonly bookedAt: Date;
}

/** Bookings of several members, the newest first. Reads along the index of bookings that are no bets. */
export async function teamEntries(
  reader: Db['read'],
  { members, currency, kinds, since, before, after, limit }: TeamEntriesQuery,
): Promise<readonly TeamEntry[]> {
  const beyond = after
    ? sql`AND (transfer.id, entry.member) < (${after.transfer}, ${after.member})`
    : sql``;
  const { rows } = await sql<TeamEntry>`
    SELECT transfer.id AS transfer, transfer.kind, transfer.created_at AS "bookedAt", entry.member,
      sum(entry.units)::bigint AS units
    FROM ledger_transfer AS transfer CROSS JOIN LATERAL (
      SELECT split_part(from_path, ':', 2) AS member, -amount_units AS units FROM ledger_move
        WHERE transfer_id = transfer.id AND from_version IS NOT NULL AND currency = ${currency}
      UNION ALL
      SELECT split_part(to_path, ':', 2), amount_units FROM ledger_move
        WHERE transfer_id = transfer.id AND to_version IS NOT NULL AND currency = ${currency}
    ) AS entry
    WHERE transfer.kind IN (${sql.join(kinds.map((kind) => sql.lit(kind)))})
      AND transfer.id >= ${since} AND transfer.id < ${before} ${beyond}
      AND entry.member IN ${members}
    GROUP BY transfer.id, entry.member ORDER BY transfer.id DESC, entry.member DESC LIMIT ${limit}`.execute(
    reader,
  );
  return rows;
}
