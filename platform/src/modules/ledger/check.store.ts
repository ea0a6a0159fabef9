import type { ColumnType } from 'kysely';
import type { LedgerCheckId, LedgerFinding } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import type { Reader } from './ledger.store.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    ledger_check: CheckTable;
  }
}

export interface CheckTable {
  id: LedgerCheckId;
  started_at: Date;
  took_ms: number;
  started_by: string | null;
  accounts: number;
  transfers: number;
  sum_units: bigint;
  wrong: number;
  findings: ColumnType<readonly LedgerFinding[], string, string>;
}

export async function addCheck(
  tx: Tx,
  check: Omit<CheckTable, 'findings'> & { readonly findings: readonly LedgerFinding[] },
): Promise<void> {
  const findings = JSON.stringify(check.findings);
  await tx
    .insertInto('ledger_check')
    .values({ ...check, findings })
    .execute();
}

/** Whether anything was ever booked. */
export async function hasTransfers(reader: Reader): Promise<boolean> {
  const first = await reader.selectFrom('ledger_transfer').select('id').limit(1).executeTakeFirst();
  return first !== undefined;
}

export function lastChecks(reader: Reader, limit: number) {
  return reader.selectFrom('ledger_check').selectAll().orderBy('id', 'desc').limit(limit).execute();
}
