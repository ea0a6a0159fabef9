import { z } from 'zod';
import { gameCategories } from '../game-types.ts';
import { languages } from '../languages.ts';

const day = z.iso.date();
/** A decimal amount of any sign. */
const total = z.string().regex(/^-?\d+(\.\d+)?$/);
const localized = z.record(z.enum(languages), z.string());

/** Sums of bookings, each apart from the others. */
export const reportSums = z.strictObject({
  bets: z.int(),
  /** Stakes without those that came back unplayed. */
  turnover: total,
  win: total,
  tip: total,
  bonus: total,
  rebate: total,
  deposit: total,
  withdrawal: total,
  fee: total,
  transfer: total,
  correction: total,
  /** What play, bonuses and rebates brought the member; below zero for a loss. */
  profit: total,
});

export const profitReport = z.strictObject({
  currency: z.string(),
  /** Days are those of the brand's time zone. */
  timeZone: z.string(),
  today: day,
  from: day,
  to: day,
  /** `false` while bookings of the time before the report existed are still being added. */
  isComplete: z.boolean(),
  total: reportSums,
  /** Days without bookings are left out. */
  days: z.array(z.strictObject({ day, sums: reportSums })),
  games: z.array(
    z.strictObject({
      /** `null` for bookings without a game, such as a deposit. */
      category: z.enum(gameCategories).nullable(),
      vendor: z.string(),
      vendorName: z.string(),
      game: z.string(),
      gameName: localized.nullable(),
      sums: reportSums,
    }),
  ),
});

/** By default the last 30 days. Both days are inclusive. */
const span = { from: day.exactOptional(), to: day.exactOptional() };

export const reportsInputs = {
  profitReport: z.strictObject(span),
};

/** The query of the report as a file. */
export const profitFileQuery = z.strictObject({
  ...span,
  by: z.enum(['day', 'category', 'vendor', 'game']),
});

export type ReportSums = z.infer<typeof reportSums>;
export type ProfitReport = z.infer<typeof profitReport>;
export type ProfitSpan = z.infer<typeof reportsInputs.profitReport>;
export type ProfitGrouping = z.infer<typeof profitFileQuery>['by'];
