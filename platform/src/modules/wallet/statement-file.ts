import { csvLine } from '../../http/csv-line.ts';
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
  yield csvLine(columns);
  let before: string | null = null;
  do {
    const page = { before, limit: readAtOnce, filter };
    const { rows, next } = await memberStatement(ledger, id, page);
    for (const { bookedAt, kind, amount, bonus, balanceAfter, reference, transferId } of rows) {
      yield csvLine([bookedAt, kind, amount, bonus, balanceAfter, currency, reference, transferId]);
    }
    before = next;
  } while (before !== null);
}
