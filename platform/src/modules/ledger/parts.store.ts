import type { TransferId } from '@croupier/contracts';
import { sql } from 'kysely';
import type { AccountPath } from './accounts.ts';
import type { Reader } from './ledger.store.ts';

/** What each of these transfers moved on a player's account, signed; nothing for one that did not touch it. */
export async function partsOn(
  reader: Reader,
  path: AccountPath,
  transfers: readonly TransferId[],
): Promise<ReadonlyMap<TransferId, bigint>> {
  if (transfers.length === 0) return new Map();
  const { rows } = await sql<{ transfer: TransferId; units: bigint }>`/* ledger-parts */
    SELECT transfer_id AS transfer,
      sum(CASE WHEN to_path = ${path} THEN amount_units ELSE -amount_units END)::bigint AS units
    FROM ledger_move
    WHERE transfer_id = ANY(${transfers}::text[]) AND (from_path = ${path} OR to_path = ${path})
    GROUP BY transfer_id`.execute(reader);
  return new Map(rows.map(({ transfer, units }) => [transfer, units]));
}
