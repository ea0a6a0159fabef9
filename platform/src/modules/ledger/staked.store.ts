import { sql } from 'kysely';
import type { AccountPath } from './accounts.ts';
import type { Reader } from './ledger.store.ts';

/**
 * What was staked from a player's account, less what of it came back unplayed, after each of these versions of the
 * account and up to the next one. The versions rise.
 */
export async function stakedBetween(
  reader: Reader,
  path: AccountPath,
  versions: readonly bigint[],
): Promise<readonly bigint[]> {
  const [first] = versions;
  if (first === undefined) return [];
  const { rows } = await sql<{ span: number; units: bigint }>`/* ledger-staked */
    SELECT width_bucket(entry.version - 1, ${versions.map(String)}::bigint[]) AS span, sum(entry.staked)::bigint AS units
    FROM (
      SELECT from_version AS version, transfer_id, amount_units AS staked FROM ledger_move
        WHERE from_path = ${path} AND from_version > ${first}
      UNION ALL
      SELECT to_version, transfer_id, -amount_units FROM ledger_move
        WHERE to_path = ${path} AND to_version > ${first}
    ) AS entry JOIN ledger_transfer AS transfer ON transfer.id = entry.transfer_id
    WHERE (entry.staked > 0 AND transfer.kind IN ('stake', 'game-bet'))
      OR (entry.staked < 0 AND transfer.kind IN ('refund', 'game-rollback'))
    GROUP BY span`.execute(reader);
  const bySpan = new Map(rows.map(({ span, units }) => [span, units]));
  return versions.map((_, at) => bySpan.get(at + 1) ?? 0n);
}
