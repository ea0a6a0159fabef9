import { z } from 'zod';
import { decimal, idOf, localized, noAnswer, nothing } from './atoms.ts';
import { countryRule } from './country-rule.ts';
import type { Infer } from './infer.ts';
import type { CallSchemas } from './call-schemas.ts';

/** A report about a provider for operators. */
export const providerReport = z.strictObject({
  id: z.string(),
  provider: z.string(),
  /**
   * `reconciliation`: both books of a stretch of time compared. `round-ended`: a round that stayed open for two
   * days. `round-parked`: the same, whose provider's answer cannot be read. `result-corrected`: a settled result
   * that the provider changed. `win-held`: a win above its bound, which waits for two operators.
   */
  kind: z.enum(['reconciliation', 'round-ended', 'round-parked', 'result-corrected', 'win-held']),
  madeAt: z.string(),
  from: z.string().nullable(),
  until: z.string().nullable(),
  /** No operator action is needed. */
  isClean: z.boolean(),
  /** The findings, by kind of report. */
  facts: z.unknown(),
});
export type ProviderReport = Infer<typeof providerReport>;

/** A provider's status, from its calls of the last 15 minutes. */
export const providerStanding = z.strictObject({
  provider: z.string(),
  name: z.string(),
  games: z.number(),
  /** When its catalogue was last read; `null` before the first read. */
  readAt: z.string().nullable(),
  openRounds: z.number(),
  /** Open for more than two days: the platform ends them, or could not. */
  staleRounds: z.number(),
  /** Wins above their bound that wait for operators. */
  heldWins: z.number(),
  calls: z.number(),
  /** The median duration, in milliseconds; `null` without calls. */
  p50Ms: z.number().nullable(),
  p95Ms: z.number().nullable(),
  p99Ms: z.number().nullable(),
  /** Calls with another answer than RS_OK, most frequent first. */
  refusals: z.array(
    z.strictObject({
      status: z.string(),
      calls: z.number(),
    }),
  ),
  /** Brands that hide it. */
  hiddenIn: z.array(z.string()),
  /** Brands that show it in some countries only. */
  countries: z.array(
    countryRule.extend({
      brand: z.string(),
    }),
  ),
});
export type ProviderStanding = Infer<typeof providerStanding>;

/** A game's stakes and payouts in closed rounds, compared with its theoretical return. */
export const gameReturn = z.strictObject({
  gameId: idOf('gam'),
  name: localized,
  rounds: z.number(),
  currency: z.string(),
  staked: decimal,
  won: decimal,
  /** Stakes minus wins: negative if players won more. */
  kept: z.string(),
  /** In percent. */
  returned: z.number(),
  theory: z.number(),
  /** The range that contains the return of so many such rounds 997 times in 1,000. */
  from: z.number(),
  to: z.number(),
  isOutside: z.boolean(),
  /** Wins and bets accepted by an exception in the game's configuration. */
  byRule: z.number(),
  hiddenIn: z.array(z.string()),
});
export type GameReturn = Infer<typeof gameReturn>;

export const openRound = z.strictObject({
  id: idOf('rnd'),
  provider: z.string(),
  providerRound: z.string(),
  game: localized,
  account: z.string(),
  brand: z.string(),
  currency: z.string(),
  staked: decimal,
  held: decimal,
  startedAt: z.string(),
  /** The provider's answer cannot be interpreted: the platform repeats the question until it can. */
  isParked: z.boolean(),
});
export type OpenRound = Infer<typeof openRound>;

/** A win above its bound: accepted, and held until one operator proposed and another confirmed what becomes of it. */
export const heldWin = z.strictObject({
  id: idOf('hwn'),
  memberId: idOf('mem'),
  account: z.string(),
  brand: z.string(),
  provider: z.string(),
  providerRound: z.string(),
  game: localized,
  currency: z.string(),
  staked: decimal,
  amount: decimal,
  /** The part of the win that was won with bonus money: a release pays it into the bonus. */
  bonus: decimal,
  /** The most that the round could have won without a report, and the source of that figure. */
  bound: decimal,
  boundBy: z.enum(['game', 'partner']),
  state: z.enum(['held', 'released', 'taken-back', 'rolled-back']),
  madeAt: z.string(),
  proposal: z
    .strictObject({
      kind: z.enum(['release', 'take-back']),
      operatorId: z.string(),
      operator: z.string(),
      at: z.string(),
      note: z.string(),
    })
    .nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: z.string().nullable(),
});
export type HeldWin = Infer<typeof heldWin>;

const shortText = z.string().max(255);

const decidedHeldWin = {
  memberId: idOf('mem'),
  id: idOf('hwn'),
  note: z.string().min(1).max(500),
};

/** A time in UTC, such as `2026-01-05T12:00:00Z`. */
const moment = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/)
  .refine((text) => !Number.isNaN(Date.parse(text)));

/** Maximum period of one comparison: a month. */
const isStretch = (lengthMs: number) => lengthMs > 0 && lengthMs <= 31 * 24 * 3_600_000;

/** Input and output of each call. */
export const providersAdminSchemas = {
  heldWins: { input: nothing, output: z.array(heldWin) },
  proposeHeldWin: {
    input: z.strictObject({ ...decidedHeldWin, proposal: z.enum(['release', 'take-back']) }),
    output: noAnswer,
  },
  confirmHeldWin: { input: z.strictObject(decidedHeldWin), output: noAnswer },
  withdrawHeldWin: { input: z.strictObject(decidedHeldWin), output: noAnswer },
  providerStandings: { input: nothing, output: z.array(providerStanding) },
  gameReturns: {
    input: z.strictObject({
      provider: shortText,
      brand: shortText,
      days: z.coerce.number().int().min(1).max(92),
    }),
    output: z.array(gameReturn),
  },
  openRounds: {
    input: z.strictObject({ hours: z.coerce.number().int().min(0).max(8_760) }),
    output: z.array(openRound),
  },
  providerReports: {
    input: z.strictObject({
      provider: shortText.exactOptional(),
      before: shortText.exactOptional(),
      limit: z.coerce.number().int().min(1).max(100).exactOptional(),
    }),
    output: z.array(providerReport),
  },
  reconcileProvider: {
    input: z
      .strictObject({ provider: shortText, from: moment, until: moment })
      .refine(({ from, until }) => isStretch(Date.parse(until) - Date.parse(from))),
    output: providerReport,
  },
} satisfies CallSchemas;

export type HeldWinDecision = Infer<(typeof providersAdminSchemas)['confirmHeldWin']['input']>;

export type HeldWinProposal = Infer<(typeof providersAdminSchemas)['proposeHeldWin']['input']>;
