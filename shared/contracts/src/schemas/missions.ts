import { z } from 'zod';
import { gameCategories } from '../game-types.ts';
import { missionMeasures, missionPeriods } from '../mission-terms.ts';
import { amount, calendarDay, decimal, idOf, localized, noAnswer, nothing } from './atoms.ts';
import type { CallSchemas } from './call-schemas.ts';
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

/** Fixed when the mission is created: what a member works for never changes on the way. */
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

/** What operators may change later. */
export const missionShowing = z.strictObject({
  title: localized,
  isEnabled: z.boolean(),
  endsAt: time.nullable(),
  position: z.int().min(0).max(10_000),
});
export type MissionShowing = Infer<typeof missionShowing>;

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

/** What each call takes and answers. */
export const missionSchemas = {
  missionSummary: { input: nothing, output: missionSummary },
  claimMission: { input: missionChoice, output: z.strictObject({ reward }) },
} satisfies CallSchemas;

export const adminMission = z.strictObject({
  id: idOf('mis'),
  brand: z.string(),
  terms: missionTerms,
  showing: missionShowing,
  /** How often it was completed and claimed. */
  completed: z.number(),
  claimed: z.number(),
  createdAt: time,
});
export type AdminMission = Infer<typeof adminMission>;

const note = z.string().max(500);

export const missionsAdminSchemas = {
  adminMissions: {
    input: z.strictObject({ brand: code }),
    output: z.strictObject({
      currency: z.string(),
      timeZone: z.string(),
      missions: z.array(adminMission),
    }),
  },
  createMission: {
    input: z.strictObject({ brand: code, terms: missionTerms, showing: missionShowing, note }),
    output: z.strictObject({ id: idOf('mis') }),
  },
  changeMission: {
    input: z.strictObject({ brand: code, id: idOf('mis'), showing: missionShowing, note }),
    output: noAnswer,
  },
} satisfies CallSchemas;
