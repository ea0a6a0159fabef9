import { z } from 'zod';
import { gameCategories } from '../game-types.ts';
import { leaderboardMeasures } from '../mission-terms.ts';
import { amount, calendarDay, decimal, idOf, localized, noAnswer } from './atoms.ts';
import type { CallSchemas } from './call-schemas.ts';
import { inLanguages, titleWords } from './content.ts';
import { documentSchemas } from './documents.ts';
import type { Infer } from './infer.ts';
import { reward } from './rewards.ts';

const code = z.string().min(1).max(64);
const time = z.iso.datetime();
const category = z.enum(gameCategories);
const place = z.int().min(1).max(1_000_000);

const leaderboardStates = ['coming', 'running', 'held', 'paid', 'cancelled'] as const;

/** What the members of these places win; both places are inclusive. */
export const placePrize = z
  .strictObject({ from: place, to: place, reward })
  .refine(({ from, to }) => to >= from && to - from < 1_000);
export type PlacePrize = Infer<typeof placePrize>;

export const leaderboardTerms = z.strictObject({
  title: localized,
  measure: z.enum(leaderboardMeasures),
  /** Empty: every category. */
  categories: z.array(category).max(gameCategories.length),
  /** Points for each unit of turnover by category; a category that is missing gives none. */
  points: z.partialRecord(category, z.int().min(1).max(1_000)).exactOptional(),
  /** The smallest stake of a round that counts for the biggest multiplier. */
  stake: amount.exactOptional(),
  /** Days in the brand's time zone; both are inclusive. */
  firstDay: calendarDay,
  lastDay: calendarDay,
  /** By place; places do not overlap. */
  prizes: z.array(placePrize).min(1).max(20),
  /** Prizes wait until an operator releases them. */
  isHeld: z.boolean(),
});
export type LeaderboardTerms = Infer<typeof leaderboardTerms>;

/** A leaderboard as operators edit it: the parts of other measures stay in the form. */
export const leaderboardDraft = leaderboardTerms.omit({ title: true }).extend({
  words: inLanguages(titleWords),
  points: z.partialRecord(category, z.int().min(1).max(1_000)),
  stake: amount.nullable(),
});
export type LeaderboardDraft = Infer<typeof leaderboardDraft>;

export const leaderboardRow = z.strictObject({
  place: z.number(),
  /** Masked, such as `ra•••m`. */
  account: z.string(),
  /** Money, points, or how many times the stake. */
  score: decimal,
  isOwn: z.boolean(),
});
export type LeaderboardRow = Infer<typeof leaderboardRow>;

export const leaderboard = z.strictObject({
  id: idOf('lbd'),
  title: localized,
  measure: z.enum(leaderboardMeasures),
  categories: z.array(category),
  state: z.enum(leaderboardStates),
  currency: z.string(),
  startsAt: time,
  endsAt: time,
  prizes: z.array(placePrize),
  rows: z.array(leaderboardRow),
  /** `null`: the member has no score yet. */
  own: leaderboardRow.nullable(),
  players: z.number(),
});
export type Leaderboard = Infer<typeof leaderboard>;

/** Input and output of each call. */
export const leaderboardSchemas = {
  leaderboards: {
    input: z.strictObject({
      /** How many of the first places. */
      limit: z.coerce.number().int().min(1).max(100).exactOptional(),
    }),
    output: z.array(leaderboard),
  },
} satisfies CallSchemas;

export const adminLeaderboardRow = z.strictObject({
  place: z.number(),
  memberId: idOf('mem'),
  account: z.string(),
  score: decimal,
  /** An operator has excluded the member from the prizes: later members move up. */
  isExcluded: z.boolean(),
  reward: reward.nullable(),
});
export type AdminLeaderboardRow = Infer<typeof adminLeaderboardRow>;

export const adminLeaderboard = z.strictObject({
  id: idOf('lbd'),
  brand: z.string(),
  currency: z.string(),
  state: z.enum(leaderboardStates),
  terms: leaderboardTerms,
  startsAt: time,
  endsAt: time,
  players: z.number(),
});
export type AdminLeaderboard = Infer<typeof adminLeaderboard>;

const note = z.string().max(500);
const chosen = { brand: code, id: idOf('lbd') };

const documents = documentSchemas(leaderboardDraft, idOf('lbd'));

export const leaderboardsAdminSchemas = {
  adminLeaderboards: documents.list,
  saveLeaderboard: documents.save,
  publishLeaderboard: documents.publish,
  removeLeaderboard: documents.remove,
  removedLeaderboards: documents.removed,
  restoreLeaderboard: documents.restore,
  leaderboardRevisions: documents.revisions,
  restoreLeaderboardRevision: documents.restoreRevision,
  leaderboardFigures: {
    input: z.strictObject({ brand: code }),
    output: z.array(adminLeaderboard),
  },
  adminLeaderboardRows: {
    input: z.strictObject(chosen),
    output: z.array(adminLeaderboardRow),
  },
  /** Stops or allows the payment of the prizes. */
  holdLeaderboard: {
    input: z.strictObject({ ...chosen, isHeld: z.boolean(), note }),
    output: noAnswer,
  },
  excludeFromLeaderboard: {
    input: z.strictObject({ ...chosen, memberId: idOf('mem'), isExcluded: z.boolean(), note }),
    output: noAnswer,
  },
} satisfies CallSchemas;
