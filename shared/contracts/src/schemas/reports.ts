import { z } from 'zod';
import { gameCategories } from '../game-types.ts';
import { decimal, localized } from './atoms.ts';
import type { CallSchemas } from './call-schemas.ts';
import type { Infer } from './infer.ts';

const day = z.iso.date();

/** Sums of bookings, each apart from the others. */
export const reportSums = z.strictObject({
  bets: z.int(),
  /** Stakes without those that came back unplayed. */
  turnover: decimal,
  win: decimal,
  tip: decimal,
  bonus: decimal,
  rebate: decimal,
  deposit: decimal,
  withdrawal: decimal,
  fee: decimal,
  transfer: decimal,
  correction: decimal,
  /** What play, bonuses and rebates brought the member; below zero for a loss. */
  profit: decimal,
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

/** What each call takes and answers. */
export const reportSchemas = {
  profitReport: { input: z.strictObject(span), output: profitReport },
} satisfies CallSchemas;

/** The query of the report as a file. */
export const profitFileQuery = z.strictObject({
  ...span,
  by: z.enum(['day', 'category', 'vendor', 'game']),
});

export type ReportSums = Infer<typeof reportSums>;
export type ProfitReport = Infer<typeof profitReport>;
export type ProfitSpan = Infer<(typeof reportSchemas)['profitReport']['input']>;
export type ProfitGrouping = Infer<typeof profitFileQuery>['by'];
