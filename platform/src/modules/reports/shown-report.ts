import { formatAmount, type ProfitReport, type ReportSums } from '@croupier/contracts';
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
  game(game: string): ProfitReport['games'][number]['gameName'];
}

type Shown = Pick<ProfitReport, 'total' | 'days' | 'games'>;

export function shownReport(rows: readonly ReportRow[], names: ReportNames): Shown {
  const ofDays = rows.flatMap(({ day, sums }) => (day === null ? [] : { day, sums }));
  return {
    total: shownSums(ofDays.reduce((sum, { sums }) => added(sum, sums), noSums)),
    days: ofDays.map(({ day, sums }) => ({ day, sums: shownSums(sums) })),
    games: rows.flatMap(({ day, category, vendor, game, sums }) => {
      if (day !== null || vendor === null || game === null) return [];
      return {
        category: category === '' ? null : category,
        vendor,
        vendorName: names.vendor(vendor),
        game,
        gameName: names.game(game),
        sums: shownSums(sums),
      };
    }),
  };
}
