import { accounts, type Ledger, type StatementFilter } from '../ledger/index.ts';
import type { Member } from '../identity/index.ts';
import { shownEntry } from './statement-entry.ts';

const readAtOnce = 500;
const columns = ['bookedAt', 'kind', 'amount', 'balanceAfter', 'currency', 'reference', 'transfer'];

/** A statement as comma-separated lines (RFC 4180), read page by page while it is sent. */
export async function* statementLines(
  ledger: Ledger,
  { id, currency }: Member,
  filter: StatementFilter,
): AsyncGenerator<string> {
  yield lineOf(columns);
  let before: string | null = null;
  do {
    const page = { before, limit: readAtOnce, filter };
    const { entries, next } = await ledger.statement(accounts.cash(id), page);
    for (const entry of entries.map(shownEntry)) {
      const { bookedAt, kind, amount, balanceAfter, reference, transferId } = entry;
      yield lineOf([bookedAt, kind, amount, balanceAfter, currency, reference, transferId]);
    }
    before = next;
  } while (before !== null);
}

const lineOf = (cells: readonly string[]) => `${cells.map(quoted).join(',')}\r\n`;

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
