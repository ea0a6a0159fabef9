import { formatAmount, type LedgerCheck, type LedgerFinding } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { addCheck, hasTransfers, lastChecks } from './check.store.ts';
import {
  leftoverBalances,
  type ClosingAccounts,
  type LeftoverBalance,
} from './closing-accounts.ts';
import type { Reader } from './ledger.store.ts';
import { ledgerReport } from './report.ts';

export interface Reconciliation {
  /** Adds up the whole ledger, stores the findings, and logs an alarm when there are any. */
  check(startedBy: string | null): Promise<LedgerCheck>;
  /** For the job: checks what is an hour old, and books that were empty when they were last checked. */
  checkDue(): Promise<void>;
  /** The last checks, the newest first. */
  last(): Promise<readonly LedgerCheck[]>;
}

const everyMs = 60 * 60 * 1000;
const shownChecks = 20;
const shownFindings = 100;

/**
 * `closing` are the accounts of other modules that must be empty after their round, draw or hold has ended.
 */
export function createReconciliation(
  { db, clock, ids, log }: Pick<Core, 'db' | 'clock' | 'ids' | 'log'>,
  { closing }: { readonly closing: readonly ClosingAccounts[] },
): Reconciliation {
  /** Reads in one snapshot: a booking during the read is either in all of it or in none of it. */
  function readAll() {
    return db.read
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (reader) => ({
        report: await ledgerReport(reader),
        left: await allLeftOvers(reader, closing),
      }));
  }

  /** Empty books say nothing: the first bookings after them are checked at once. */
  async function isDue(): Promise<boolean> {
    const [last] = await lastChecks(db.read, 1);
    if (!last || clock.now().getTime() - last.started_at.getTime() >= everyMs) return true;
    return last.transfers === 0 && (await hasTransfers(db.read));
  }

  const reconciliation: Reconciliation = {
    async checkDue() {
      if (await isDue()) await reconciliation.check(null);
    },

    async check(startedBy) {
      const startedAt = clock.now();
      const { report, left } = await readAll();
      const findings = [...report.findings, ...left.map(findingOf)];
      const row = {
        id: ids.next('chk'),
        started_at: startedAt,
        took_ms: clock.now().getTime() - startedAt.getTime(),
        started_by: startedBy,
        accounts: report.accounts,
        transfers: report.transfers,
        sum_units: report.sumUnits,
        wrong: report.mismatches + left.length,
        findings: findings.slice(0, shownFindings),
      };
      await db.transaction((tx) => addCheck(tx, row));
      const check = shown(row);
      if (!check.isClean)
        log.error({ check }, 'the books do not balance: stop payouts, ask the ledger');
      return check;
    },
    last: async () => (await lastChecks(db.read, shownChecks)).map(shown),
  };
  return reconciliation;
}

async function allLeftOvers(
  reader: Reader,
  closing: readonly ClosingAccounts[],
): Promise<readonly LeftoverBalance[]> {
  const found: LeftoverBalance[] = [];
  // Sequential, because a transaction has one connection.
  for (const accounts of closing) found.push(...(await leftoverBalances(reader, accounts)));
  return found;
}

function findingOf({ path, currency, units }: LeftoverBalance): LedgerFinding {
  return {
    kind: 'left-over',
    account: path,
    currency,
    expected: formatAmount(0n),
    found: formatAmount(units),
  };
}

type Row = Awaited<ReturnType<typeof lastChecks>>[number];

function shown(row: Row): LedgerCheck {
  return {
    id: row.id,
    startedAt: row.started_at.toISOString(),
    tookMs: row.took_ms,
    startedBy: row.started_by,
    accounts: row.accounts,
    transfers: row.transfers,
    sum: formatAmount(row.sum_units),
    isClean: row.sum_units === 0n && row.wrong === 0,
    wrong: row.wrong,
    findings: row.findings,
  };
}
