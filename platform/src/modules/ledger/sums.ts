import { sql } from 'kysely';
import { firstIdAt } from '../../system.ts';
import type { AccountPath } from './accounts.ts';
import type { TransferKind } from './booking.ts';
import type { Reader } from './ledger.store.ts';

export interface KindSum {
  readonly path: AccountPath;
  readonly kind: TransferKind;
  /** Positive for money that came in. */
  readonly amountUnits: bigint;
}

/**
 * Net amount per player account and kind since a time; accounts without entries are left out. Transfer ids
 * sort by time, so the time needs no column.
 */
export async function sumsSince(
  reader: Reader,
  paths: readonly AccountPath[],
  since: Date,
): Promise<readonly KindSum[]> {
  if (paths.length === 0) return [];
  const first = firstIdAt('trf', since.getTime());
  const { rows } = await sql<KindSum>`/* ledger-sums */
    SELECT entry.path, transfer.kind, sum(entry.signed)::bigint AS "amountUnits" FROM (
      SELECT from_path AS path, transfer_id, -amount_units AS signed FROM ledger_move
        WHERE from_path = ANY(${paths}::text[]) AND from_version IS NOT NULL AND transfer_id >= ${first}
      UNION ALL
      SELECT to_path, transfer_id, amount_units FROM ledger_move
        WHERE to_path = ANY(${paths}::text[]) AND to_version IS NOT NULL AND transfer_id >= ${first}
    ) AS entry JOIN ledger_transfer AS transfer ON transfer.id = entry.transfer_id
    GROUP BY entry.path, transfer.kind`.execute(reader);
  return rows;
}
