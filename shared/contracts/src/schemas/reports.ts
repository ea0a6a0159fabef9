import { z } from 'zod';
import { gameCategories } from '../game-types.ts';
import { decimal, idOf, language, localized, pageOf, paging } from './atoms.ts';
import type { CallSchemas } from './call-schemas.ts';
import type { Infer } from './infer.ts';

const day = z.iso.date();

const groupings = ['day', 'category', 'vendor', 'game'] as const;

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
  /** By what `groups` are; for `day` there are none besides `days`. */
  by: z.enum(groupings),
  groups: z.array(
    z.strictObject({
      id: z.string(),
      /** `null` for bookings without a game, such as a deposit, and where the group has several. */
      category: z.enum(gameCategories).nullable(),
      /** Empty for bookings without a provider, and where the group has several. */
      vendor: z.string(),
      vendorName: z.string(),
      gameName: localized.nullable(),
      sums: reportSums,
    }),
  ),
});

/** By default the last 30 days. Both days are inclusive. */
const profitInput = z.strictObject({
  from: day.exactOptional(),
  to: day.exactOptional(),
  /** By default `day`. */
  by: z.enum(groupings).exactOptional(),
});

/** `waiting` until the draw or the round is over. */
const betStates = ['waiting', 'won', 'lost', 'refunded', 'cancelled'] as const;

const betInput = z.strictObject({
  ...paging,
  category: z.enum(gameCategories).exactOptional(),
  /** ISO times: from the first inclusive, to the second exclusive. */
  from: z.iso.datetime().exactOptional(),
  to: z.iso.datetime().exactOptional(),
});

/** A ticket of the lottery, or a round of a provider's game. */
export const betEntry = z.strictObject({
  id: z.string(),
  category: z.enum(gameCategories),
  gameName: localized,
  /** Empty for the platform's own lottery. */
  vendorName: z.string(),
  stake: decimal,
  win: decimal,
  state: z.enum(betStates),
  placedAt: z.iso.datetime(),
  /** Only of a ticket. */
  ticket: z
    .strictObject({ drawId: idOf('drw'), numero: z.string(), lineCount: z.int() })
    .nullable(),
  /** Only of a round. */
  round: z
    .strictObject({ id: idOf('rnd'), nodeId: idOf('gam'), providerRound: z.string() })
    .nullable(),
});

/** Input and output of each call. */
export const reportSchemas = {
  profitReport: { input: profitInput, output: profitReport },
  betRecord: { input: betInput, output: pageOf(betEntry) },
} satisfies CallSchemas;

/** The query of the betting record as a file. */
export const betFileQuery = betInput
  .omit({ before: true, limit: true })
  .extend({ language: language.exactOptional() });

/** The query of the report as a file; names of games are in the language. */
export const profitFileQuery = profitInput.extend({ language: language.exactOptional() });

export type ReportSums = Infer<typeof reportSums>;
export type ProfitReport = Infer<typeof profitReport>;
export type ProfitInput = Infer<typeof profitInput>;
export type ProfitFileQuery = Infer<typeof profitFileQuery>;
export type ProfitGrouping = ProfitReport['by'];
export type BetInput = Infer<typeof betInput>;
export type BetEntry = Infer<typeof betEntry>;
export type BetState = BetEntry['state'];
