import type { Language, ProfitReport, ReportSums } from '@croupier/contracts';
import { csvLine } from '../../http/csv-line.ts';

const columns = [
  'bets',
  'turnover',
  'win',
  'tip',
  'bonus',
  'rebate',
  'deposit',
  'withdrawal',
  'fee',
  'transfer',
  'correction',
  'profit',
] as const satisfies readonly (keyof ReportSums)[];

/** A report as CSV lines: the same rows as the page's table, and their total. */
export async function* profitLines(
  report: ProfitReport,
  language: Language,
): AsyncGenerator<string> {
  const line = (name: string, sums: ReportSums) =>
    csvLine([name, ...columns.map((column) => String(sums[column])), report.currency]);
  yield csvLine([report.by, ...columns, 'currency']);
  if (report.by === 'day') for (const { day, sums } of report.days) yield line(day, sums);
  for (const group of report.groups) yield line(nameOf(group, language), group.sums);
  yield line('total', report.total);
}

/** Codes stand for what has no name in the platform's data. */
function nameOf(group: ProfitReport['groups'][number], language: Language): string {
  const { category, vendor, vendorName, gameName } = group;
  if (gameName) return gameName[language];
  return vendorName || vendor || category || '';
}
