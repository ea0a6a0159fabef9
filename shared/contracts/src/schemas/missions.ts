import { z } from 'zod';
import { gameCategories } from '../game-types.ts';
import { missionMeasures, missionPeriods } from '../mission-terms.ts';
import { amount, calendarDay, decimal, idOf, localized, nothing } from './atoms.ts';
import type { CallSchemas } from './call-schemas.ts';
import { inLanguages, titleWords } from './content.ts';
import { documentSchemas } from './documents.ts';
import type { Infer } from './infer.ts';
import { reward } from './rewards.ts';

const code = z.string().min(1).max(64);
const time = z.iso.datetime();

const missionStates = ['locked', 'open', 'completed', 'claimed', 'expired'] as const;

/** What a step counts, and how much of it. A part that is missing counts every category, vendor or game. */
export const missionStep = z.strictObject({
  measure: z.enum(missionMeasures),
  /** Money, or a number of bets or days. */
  target: amount,
  category: z.enum(gameCategories).exactOptional(),
  vendor: code.exactOptional(),
  game: code.exactOptional(),
  /** Bets count as far as their turnover reaches this stake for each, so that cancelled bets do not count. */
  stake: amount.exactOptional(),
});
export type MissionStep = Infer<typeof missionStep>;

/** Fixed when the mission is published: what a member works for never changes on the way. */
export const missionTerms = z.strictObject({
  period: z.enum(missionPeriods),
  startsAt: time,
  steps: z.array(missionStep).min(1).max(5),
  reward,
  /** How many days after its period a completed mission can still be claimed. */
  claimDays: z.int().min(0).max(30),
  /** The mission that is done first, in the same period. */
  after: idOf('mis').nullable(),
});
export type MissionTerms = Infer<typeof missionTerms>;

/** A mission as operators edit it. */
export const missionDraft = z.strictObject({
  words: inLanguages(titleWords),
  ...missionTerms.shape,
  endsAt: time.nullable(),
});
export type MissionDraft = Infer<typeof missionDraft>;

export const stepProgress = missionStep.extend({ progress: decimal });
export type StepProgress = Infer<typeof stepProgress>;

export const memberMission = z.strictObject({
  id: idOf('mis'),
  title: localized,
  period: z.enum(missionPeriods),
  /** First day of the period, `YYYY-MM-DD`; together with the id it names what is claimed. */
  day: z.iso.date(),
  state: z.enum(missionStates),
  steps: z.array(stepProgress),
  reward,
  after: idOf('mis').nullable(),
  /** End of the period; `null`: without an end. */
  endsAt: time.nullable(),
  /** Until when the completed mission can be claimed; `null`: without an end. */
  claimUntil: time.nullable(),
});
export type MemberMission = Infer<typeof memberMission>;

export const missionSummary = z.strictObject({
  currency: z.string(),
  timeZone: z.string(),
  /** The missions of the current periods, in their order. */
  missions: z.array(memberMission),
  /** Completed in an earlier period and not claimed yet. */
  waiting: z.array(memberMission),
  /** The member is in a time-out or excluded: nothing is paid meanwhile. */
  isPaused: z.boolean(),
});
export type MissionSummary = Infer<typeof missionSummary>;

export const missionChoice = z.strictObject({ id: idOf('mis'), day: calendarDay });

/** Input and output of each call. */
export const missionSchemas = {
  missionSummary: { input: nothing, output: missionSummary },
  claimMission: { input: missionChoice, output: z.strictObject({ reward }) },
} satisfies CallSchemas;

/** How often a mission was completed and claimed. */
export const missionFigures = z.strictObject({
  id: idOf('mis'),
  completed: z.number(),
  claimed: z.number(),
});
export type MissionFigures = Infer<typeof missionFigures>;

const documents = documentSchemas(missionDraft, idOf('mis'));

export const missionsAdminSchemas = {
  adminMissions: documents.list,
  saveMission: documents.save,
  publishMission: documents.publish,
  removeMission: documents.remove,
  removedMissions: documents.removed,
  restoreMission: documents.restore,
  orderMissions: documents.order,
  missionRevisions: documents.revisions,
  restoreMissionRevision: documents.restoreRevision,
  missionFigures: {
    input: z.strictObject({ brand: code }),
    output: z.array(missionFigures),
  },
} satisfies CallSchemas;
