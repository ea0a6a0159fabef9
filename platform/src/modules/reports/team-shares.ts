import { measures } from './measures.ts';
import type { TeamDayRow, TeamSums } from './team-days.store.ts';

const columns = ['bets', ...measures, 'active', 'monthActive', 'firstDeposits'] as const;

const keyOf = ({ upline, day, category, isPlay, currency }: TeamDayRow) =>
  [upline, day, category, isPlay, currency].join(' ');

/** What has to be added to the rows that contain `before`, so that they contain `after`. */
export function differenceOf(
  after: readonly TeamDayRow[],
  before: readonly TeamDayRow[],
): readonly TeamDayRow[] {
  const rows = new Map(after.map((row) => [keyOf(row), row]));
  for (const row of before) {
    const sums = negated(row.sums);
    const known = rows.get(keyOf(row));
    rows.set(keyOf(row), { ...row, sums: known ? sumOf(known.sums, sums) : sums });
  }
  return [...rows.values()].filter(({ sums }) => columns.some((column) => sums[column] !== 0n));
}

function sumOf(one: TeamSums, other: TeamSums): TeamSums {
  const sums: Record<keyof TeamSums, bigint> = { ...one };
  for (const column of columns) sums[column] += other[column];
  return sums;
}

function negated(all: TeamSums): TeamSums {
  const sums: Record<keyof TeamSums, bigint> = { ...all };
  for (const column of columns) sums[column] = -sums[column];
  return sums;
}
