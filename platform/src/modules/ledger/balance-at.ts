import { sql } from 'kysely';
import { firstIdAt } from '../../system.ts';
import { type AccountPath, isStrict } from './accounts.ts';
import type { Reader } from './ledger.store.ts';

export interface BalanceMoment {
  readonly currency: string;
  /** Up to and including this millisecond. */
  readonly time: Date;
}

/**
 * Balance of an account at a moment, from its entries. Transfer ids sort by time, so the time needs no index
 * of its own.
 */
export async function balanceAt(
  reader: Reader,
  path: AccountPath,
  { currency, time }: BalanceMoment,
): Promise<bigint> {
  const before = firstIdAt('trf', time.getTime() + 1);
  const query = isStrict(path)
    ? playerBalanceBefore(path, currency, before)
    : otherBalanceBefore(path, currency, before);
  const { rows } = await query.execute(reader);
  return rows[0]?.balance_units ?? 0n;
}

interface Row {
  readonly balance_units: bigint;
}

/**
 * Versions have no gap and rise with time, so a binary search of some twenty reads finds the last one before
 * the moment.
 */
function playerBalanceBefore(path: AccountPath, currency: string, before: string) {
  const entryAt = (version: string) =>
    sql.raw(`(
    SELECT transfer_id, from_balance_units AS balance_units FROM ledger_move
      WHERE from_path = asked.path AND from_version = ${version}
    UNION ALL
    SELECT transfer_id, to_balance_units FROM ledger_move
      WHERE to_path = asked.path AND to_version = ${version}) AS entry`);
  return sql<Row>`/* ledger-balance-at-player */
    WITH RECURSIVE asked AS (SELECT ${path}::text AS path), search (low, high) AS (
      SELECT 0::bigint, version FROM ledger_account, asked
        WHERE ledger_account.path = asked.path AND currency = ${currency}
      UNION ALL
      SELECT CASE WHEN entry.transfer_id < ${before} THEN (low + high + 1) / 2 ELSE low END,
        CASE WHEN entry.transfer_id < ${before} THEN high ELSE (low + high + 1) / 2 - 1 END
      FROM search, asked, LATERAL ${entryAt('(search.low + search.high + 1) / 2')} WHERE low < high
    )
    SELECT entry.balance_units FROM search, asked, LATERAL ${entryAt('search.low')} WHERE low = high`;
}

function otherBalanceBefore(path: AccountPath, currency: string, before: string) {
  return sql<Row>`/* ledger-balance-at-other */
    SELECT (
      coalesce((SELECT sum(amount_units) FROM ledger_move WHERE to_path = ${path} AND to_version IS NULL
        AND transfer_id < ${before} AND currency = ${currency}), 0)
      - coalesce((SELECT sum(amount_units) FROM ledger_move WHERE from_path = ${path} AND from_version IS NULL
        AND transfer_id < ${before} AND currency = ${currency}), 0)
    )::bigint AS balance_units`;
}
