import {
  formatAmount,
  type ProfitGrouping,
  type ProfitReport,
  type ReportSums,
} from '@croupier/contracts';
import { measures } from './measures.ts';
import type { ReportRow } from './reports.store.ts';
import { noSums, type Sums } from './roll-up.ts';

/** Sums as members see them: what came back unplayed is no stake. */
export function shownSums(sums: Sums): ReportSums {
  const turnover = sums.stake - sums.refund;
  return {
    bets: Number(sums.bets),
    turnover: formatAmount(turnover),
    win: formatAmount(sums.win),
    tip: formatAmount(sums.tip),
    bonus: formatAmount(sums.bonus),
    rebate: formatAmount(sums.rebate),
    deposit: formatAmount(sums.deposit),
    withdrawal: formatAmount(sums.withdrawal),
    fee: formatAmount(sums.fee),
    transfer: formatAmount(sums.transfer),
    correction: formatAmount(sums.correction),
    profit: formatAmount(sums.win - turnover - sums.tip + sums.bonus + sums.rebate),
  };
}

export function added(one: Sums, other: Sums): Sums {
  const sums: Record<keyof Sums, bigint> = { ...one, bets: one.bets + other.bets };
  for (const measure of measures) sums[measure] += other[measure];
  return sums;
}

/** Names of the games and vendors that a report shows. */
export interface ReportNames {
  vendor(vendor: string): string;
  game(game: string): ProfitReport['groups'][number]['gameName'];
}

type ReportTables = Pick<ProfitReport, 'total' | 'days' | 'groups'>;
type Group = Omit<ProfitReport['groups'][number], 'sums'> & { readonly sums: Sums };

export function shownReport(
  rows: readonly ReportRow[],
  by: ProfitGrouping,
  names: ReportNames,
): ReportTables {
  const ofDays = rows.flatMap(({ day, sums }) => (day === null ? [] : { day, sums }));
  return {
    total: shownSums(ofDays.reduce((sum, { sums }) => added(sum, sums), noSums)),
    days: ofDays.map(({ day, sums }) => ({ day, sums: shownSums(sums) })),
    groups: groupsOf(rows, by, names).map((group) => ({ ...group, sums: shownSums(group.sums) })),
  };
}

/** The groups with the highest turnover first. */
function groupsOf(
  rows: readonly ReportRow[],
  by: ProfitGrouping,
  names: ReportNames,
): readonly Group[] {
  if (by === 'day') return [];
  const groups = new Map<string, Group>();
  for (const row of rows) {
    if (row.day !== null) continue;
    const group = groupOf(row, by, names);
    groups.set(group.id, { ...group, sums: added(groups.get(group.id)?.sums ?? noSums, row.sums) });
  }
  return [...groups.values()].toSorted((one, other) =>
    Number(other.sums.stake - other.sums.refund - one.sums.stake + one.sums.refund),
  );
}

function groupOf(
  { category, vendor, game }: ReportRow,
  by: Exclude<ProfitGrouping, 'day'>,
  names: ReportNames,
): Omit<Group, 'sums'> {
  const ofCategory = {
    id: category ?? '',
    category: category === '' ? null : category,
    vendor: '',
    vendorName: '',
    gameName: null,
  };
  if (by === 'category') return ofCategory;
  const ofVendor = { vendor: vendor ?? '', vendorName: names.vendor(vendor ?? '') };
  if (by === 'vendor') return { ...ofCategory, ...ofVendor, id: vendor ?? '', category: null };
  const id = [category, vendor, game].join(' ');
  return { ...ofCategory, ...ofVendor, id, gameName: names.game(game ?? '') };
}
