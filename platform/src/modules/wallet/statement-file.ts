import type { Ledger, StatementFilter } from '../ledger/index.ts';
import type { Member } from '../identity/index.ts';
import { memberStatement } from './member-statement.ts';

const readAtOnce = 500;
const columns = [
  'bookedAt',
  'kind',
  'amount',
  'bonus',
  'balanceAfter',
  'currency',
  'reference',
  'transfer',
];

/** A statement as CSV lines (RFC 4180), read page by page while it is sent. */
export async function* statementLines(
  ledger: Ledger,
  { id, currency }: Member,
  filter: StatementFilter,
): AsyncGenerator<string> {
  yield lineOf(columns);
  let before: string | null = null;
  do {
    const page = { before, limit: readAtOnce, filter };
    const { rows, next } = await memberStatement(ledger, id, page);
    for (const { bookedAt, kind, amount, bonus, balanceAfter, reference, transferId } of rows) {
      yield lineOf([bookedAt, kind, amount, bonus, balanceAfter, currency, reference, transferId]);
    }
    before = next;
  } while (before !== null);
}

const lineOf = (cells: readonly string[]) => `${cells.map(quoted).join(',')}\r\n`;

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
