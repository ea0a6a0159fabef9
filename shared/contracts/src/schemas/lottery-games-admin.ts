import { z } from 'zod';
import { gameFamilies, prizeModes } from '../lottery-terms.ts';
import { decimal, idOf, localized, noAnswer, nothing, prizeGroup } from './atoms.ts';
import type { Infer } from './infer.ts';
import { numberRule } from './lottery-admin.ts';
import { groupBounds, schedule } from './lottery-terms.ts';
import { playType } from './lottery.ts';
import type { CallSchemas } from './call-schemas.ts';

/** A line of the list of games. */
export const adminGameSummary = z.strictObject({
  gameId: z.string(),
  version: z.number(),
  enabled: z.boolean(),
  name: localized,
  family: z.enum(gameFamilies),
  schedule,
});
export type AdminGameSummary = Infer<typeof adminGameSummary>;

/** What new terms would return, before they are saved. */
export const gamePreview = z.strictObject({
  /** Errors, each with its remedy; empty if the game can be saved. */
  errors: z.array(z.string()),
  playTypes: z.array(playType),
});
export type GamePreview = Infer<typeof gamePreview>;

export const gameVersion = z.strictObject({
  version: z.number(),
  madeBy: z.string(),
  madeAt: z.string(),
});
export type GameVersion = Infer<typeof gameVersion>;

/** Numbers that are closed or pay half, and the maximum liability of one number of a play type. */
export const gameBounds = z.strictObject({
  restrictions: z.array(
    z.strictObject({
      playType: z.string(),
      choice: z.string(),
      rule: numberRule,
      reason: z.string(),
      setBy: z.string(),
    }),
  ),
  caps: z.array(
    z.strictObject({
      playType: z.string(),
      currency: z.string(),
      cap: decimal,
      setBy: z.string(),
    }),
  ),
});
export type GameBounds = Infer<typeof gameBounds>;

const words = z.string().trim().min(1).max(120);

const positiveDecimal = z.string().regex(/^\d{1,13}(\.\d{1,5})?$/);

export const stakeBounds = z.strictObject({
  minStake: positiveDecimal,
  maxStake: positiveDecimal,
  maxStakePerDraw: positiveDecimal,
  maxPayout: positiveDecimal,
});
export type StakeBounds = Infer<typeof stakeBounds>;

export const prizeTerms = z.strictObject({
  mode: z.enum(prizeModes),
  /** `null`: odds from a price list. */
  group: prizeGroup.nullable(),
});
export type PrizeTerms = Infer<typeof prizeTerms>;

/** What an operator changes of a game without editing its definition. */
/** Only the format; the game definition validates the consistency. */
export const gameTerms = z.strictObject({
  name: z.strictObject({ en: words, bn: words, es: words, ar: words }),
  schedule,
  limits: z.record(z.string().regex(/^[A-Z]{3}$/), stakeBounds),
  prizeModes: z.array(prizeTerms).min(1).max(4),
  prices: z.record(z.string().max(80), z.array(positiveDecimal).min(1).max(20)),
});
export type GameTerms = Infer<typeof gameTerms>;

/** A game as shown to operators. */
export const adminGame = adminGameSummary.extend({
  terms: gameTerms,
  /** The complete game definition as JSON, as `saveLotteryGame` takes it. */
  definition: z.string(),
  /** Its play types with their returns, computed exactly from the definition. */
  playTypes: z.array(playType),
});
export type AdminGame = Infer<typeof adminGame>;

/** A member's prize group and its bounds: not above the upline's, not below the downline's. */
export const memberPrizeGroup = groupBounds.extend({
  /** `null`: the mode's. */
  own: z.number().nullable(),
});
export type MemberPrizeGroup = Infer<typeof memberPrizeGroup>;

const gameId = z.string().regex(/^[a-z0-9][a-z0-9-]{1,39}$/);

/** Input and output of each call. */
export const lotteryGamesAdminSchemas = {
  setPrizeGroup: {
    input: z.strictObject({
      memberId: idOf('mem'),
      prizeGroup: prizeGroup.nullable(),
      note: z.string().trim().min(1).max(500),
    }),
    output: noAnswer,
  },
  memberPrizeGroup: { input: z.strictObject({ memberId: idOf('mem') }), output: memberPrizeGroup },
  adminGames: { input: nothing, output: z.array(adminGameSummary) },
  adminGame: { input: z.strictObject({ gameId }), output: adminGame },
  saveLotteryGame: {
    input: z.strictObject({
      gameId,
      version: z.int().min(0),
      enabled: z.boolean(),
      definition: z.string().max(2_000_000),
      note: z.string().min(1).max(500),
    }),
    output: adminGame,
  },
  previewLotteryGame: { input: z.strictObject({ gameId, terms: gameTerms }), output: gamePreview },
  changeLotteryGame: {
    input: z.strictObject({
      gameId,
      from: gameId,
      version: z.int().min(0),
      enabled: z.boolean(),
      terms: gameTerms,
      note: z.string().trim().min(1).max(500),
    }),
    output: adminGame,
  },
  lotteryGameVersions: { input: z.strictObject({ gameId }), output: z.array(gameVersion) },
  lotteryGameBounds: { input: z.strictObject({ gameId }), output: gameBounds },
} satisfies CallSchemas;
