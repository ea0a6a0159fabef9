import { formatAmount, type LedgerFinding } from '@croupier/contracts';
import { sql } from 'kysely';
import type { Reader } from './ledger.store.ts';

export interface LedgerReport {
  readonly accounts: number;
  readonly transfers: number;
  /** Sum of all entries in units; anything but zero is an error. */
  readonly sumUnits: bigint;
  /** Number of accounts whose cached or rolled-up balance differs from the sum of their entries. */
  readonly mismatches: number;
  /** The first hundred findings. */
  readonly findings: readonly LedgerFinding[];
}

interface Row extends Omit<LedgerReport, 'findings'> {
  readonly wrong: readonly Wrong[] | null;
}

/** Units as text, because JSON would round them. */
interface Wrong {
  readonly kind: 'balance' | 'roll-up';
  readonly path: string;
  readonly currency: string;
  readonly expected: string;
  readonly found: string;
}

/**
 * Adds up the players' cached balances and the entries of all other accounts: the sum must be zero.
 * Differences in several currencies are added without their sign. A mismatch is an account whose cached or
 * rolled-up balance, version or chain of balances differs from its entries. One statement, so that everything
 * is read at one moment.
 */
export async function ledgerReport(reader: Reader): Promise<LedgerReport> {
  const { rows } = await sql<Row>`
    WITH chain AS (
      SELECT path, currency, version, amount_units, transfer_id,
        version IS NOT NULL AND (
          balance_units <> sum(amount_units) OVER (PARTITION BY path, currency ORDER BY version)
          OR version <> row_number() OVER (PARTITION BY path, currency ORDER BY version)
        ) AS broken
      FROM ledger_entry
    ), total AS (
      SELECT path, currency, sum(amount_units) AS units, count(version) AS entries, bool_or(broken) AS broken,
        bool_or(version IS NOT NULL) AS strict,
        sum(amount_units) FILTER (WHERE transfer_id < mark.before_transfer) AS rolled_units
      FROM chain, ledger_rollup_mark AS mark GROUP BY path, currency
    ), player AS (
      SELECT coalesce(account.path, total.path) AS path, coalesce(account.balance_units, 0) AS cached,
        coalesce(total.units, 0) AS units, coalesce(account.currency, total.currency) AS currency,
        account.balance_units IS DISTINCT FROM total.units OR account.version IS DISTINCT FROM total.entries
          OR total.broken AS wrong
      FROM ledger_account AS account
      FULL JOIN (SELECT * FROM total WHERE strict) AS total
        ON total.path = account.path AND total.currency = account.currency
    ), rolled AS (
      SELECT rollup.path, rollup.currency, rollup.balance_units AS kept, coalesce(total.rolled_units, 0) AS units,
        rollup.balance_units IS DISTINCT FROM total.rolled_units AS wrong
      FROM ledger_rollup AS rollup LEFT JOIN total ON total.path = rollup.path AND total.currency = rollup.currency
    ), off AS (
      SELECT abs(sum(units)) AS units FROM (
        SELECT currency, cached AS units FROM player
        UNION ALL SELECT currency, units FROM total WHERE NOT strict
      ) AS side GROUP BY currency
    ), wrong AS (
      SELECT 'balance' AS kind, path, currency, units::text AS expected, cached::text AS found FROM player WHERE wrong
      UNION ALL SELECT 'roll-up', path, currency, units::text, kept::text FROM rolled WHERE wrong
    )
    SELECT (SELECT count(DISTINCT path) FROM total)::int AS accounts,
      (SELECT count(*) FROM ledger_transfer)::int AS transfers,
      coalesce((SELECT sum(units) FROM off), 0)::bigint AS "sumUnits",
      (SELECT count(*) FROM wrong)::int AS mismatches,
      (SELECT json_agg(first) FROM (SELECT * FROM wrong ORDER BY path LIMIT 100) AS first) AS wrong`.execute(
    reader,
  );
  const [row] = rows;
  if (!row) throw new Error('the ledger report gave no row');
  const { wrong, ...counts } = row;
  return { ...counts, findings: (wrong ?? []).map(findingOf) };
}

function findingOf({ kind, path, currency, expected, found }: Wrong): LedgerFinding {
  return {
    kind,
    account: path,
    currency,
    expected: formatAmount(BigInt(expected)),
    found: formatAmount(BigInt(found)),
  };
}
