import { z } from 'zod';
import {
  complianceProfiles,
  exclusionLengths,
  limitKinds,
  limitPeriods,
  timeOutLengths,
} from '../protection-terms.ts';
import { amount, decimal, idOf, nothing } from './atoms.ts';
import type { Infer } from './infer.ts';
import type { CallSchemas } from './call-schemas.ts';

/** An amount in the member's currency, or for `time` a number of minutes; both as a decimal string. */
export const limitValue = decimal;
export type LimitValue = Infer<typeof limitValue>;

/** A looser limit that the member requested: it needs a second confirmation when it is due. */
export const pendingLimit = z.strictObject({
  /** `null` to remove the limit. */
  value: limitValue.nullable(),
  askedAt: z.string(),
  dueAt: z.string(),
});
export type PendingLimit = Infer<typeof pendingLimit>;

export const protectionLimit = z.strictObject({
  kind: z.enum(limitKinds),
  period: z.enum(limitPeriods),
  /** The current value. */
  value: limitValue,
  used: limitValue,
  remaining: limitValue,
  pending: pendingLimit.nullable(),
});
export type ProtectionLimit = Infer<typeof protectionLimit>;

export const exclusion = z.strictObject({
  length: z.enum(exclusionLengths),
  since: z.string(),
  /** The end of the chosen time. */
  until: z.string(),
  /** The earliest time to ask to return; `null` if the exclusion ends by itself. */
  mayAskFrom: z.string().nullable(),
  /** When play opens; `null` until the member has asked to return. */
  endsAt: z.string().nullable(),
});
export type Exclusion = Infer<typeof exclusion>;

/** An organisation that helps problem gamblers free of charge. */
export const helpOrganisation = z.strictObject({
  name: z.string(),
  url: z.string(),
  phone: z.string().nullable(),
});
export type HelpOrganisation = Infer<typeof helpOrganisation>;

/** The rules of the brand's compliance profile that the pages show. */
export const protectionRules = z.strictObject({
  profile: z.enum(complianceProfiles),
  looserAfterHours: z.number(),
  /** The intervals in minutes that a member can choose. */
  realityCheckChoices: z.array(z.number()),
  timeOutLengths: z.array(z.enum(timeOutLengths)),
  exclusionLengths: z.array(z.enum(exclusionLengths)),
  helpers: z.array(helpOrganisation),
  /** The first deposit waits until the member has set a deposit limit or decided against one. */
  asksDepositLimit: z.boolean(),
  /** Bets are refused while a reality check waits for its answer. */
  isRealityCheckEnforced: z.boolean(),
});
export type ProtectionRules = Infer<typeof protectionRules>;

export const protectionStatus = z.strictObject({
  limits: z.array(protectionLimit),
  timeOutUntil: z.string().nullable(),
  exclusion: exclusion.nullable(),
  realityCheckMinutes: z.number(),
  /** The site asks for a decision about a deposit limit before the first deposit. */
  isDepositLimitAsked: z.boolean(),
  /** Half a year has passed since the last review of the limits. */
  isReviewDue: z.boolean(),
  rules: protectionRules,
});
export type ProtectionStatus = Infer<typeof protectionStatus>;

/** A member's current play. */
export const playTime = z.strictObject({
  startedAt: z.string(),
  serverTime: z.string(),
  staked: decimal,
  /** Wins minus stakes since the start of play, from the member's side. */
  net: decimal,
  /** Time of the next reality check; in the past while one waits for an answer. */
  realityCheckAt: z.string(),
  /** The reality check must be answered; if the profile requires it, bets are refused soon after. */
  isRealityCheckDue: z.boolean(),
  /** Milliseconds of play left by the time limits; `null` without such a limit. */
  timeLeftMs: z.number().nullable(),
});
export type PlayTime = Infer<typeof playTime>;

export const protectionAction = z.enum([
  'limit-tightened',
  'limit-change-asked',
  'limit-change-cancelled',
  'limit-loosened',
  'limits-reviewed',
  'time-out',
  'self-exclusion',
  'house-exclusion',
  'return-asked',
  'reality-check-set',
  'reality-check-answered',
]);
export type ProtectionAction = Infer<typeof protectionAction>;

export const protectionRecord = z.strictObject({
  id: z.string(),
  at: z.string(),
  action: protectionAction,
  /** The acting operator; `null` if the member acted. */
  operator: z.string().nullable(),
  kind: z.enum(limitKinds).nullable(),
  period: z.enum(limitPeriods).nullable(),
  /** Limits: before and after; time-outs and exclusions: the length in `after`. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  note: z.string(),
});
export type ProtectionRecord = Infer<typeof protectionRecord>;

export const memberProtection = z.strictObject({
  member: idOf('mem'),
  account: z.string(),
  currency: z.string(),
  status: protectionStatus,
  history: z.array(protectionRecord),
});
export type MemberProtection = Infer<typeof memberProtection>;

const limit = { kind: z.enum(limitKinds), period: z.enum(limitPeriods) };

/** Input and output of each call. */
export const protectionSchemas = {
  protectionRules: { input: nothing, output: protectionRules },
  protection: { input: nothing, output: protectionStatus },
  protectionHistory: { input: nothing, output: z.array(protectionRecord) },
  setLimit: {
    input: z.strictObject({ ...limit, value: amount.nullable() }),
    output: protectionStatus,
  },
  confirmLimit: {
    input: z.strictObject({ ...limit, expected: amount.nullable() }),
    output: protectionStatus,
  },
  cancelLimitChange: { input: z.strictObject(limit), output: protectionStatus },
  reviewLimits: { input: nothing, output: protectionStatus },
  takeTimeOut: {
    input: z.strictObject({ length: z.enum(timeOutLengths) }),
    output: protectionStatus,
  },
  excludeSelf: {
    input: z.strictObject({ length: z.enum(exclusionLengths) }),
    output: protectionStatus,
  },
  askToReturn: { input: nothing, output: protectionStatus },
  setRealityCheck: {
    input: z.strictObject({ minutes: z.int().min(1).max(1_440) }),
    output: protectionStatus,
  },
  keepPlaying: { input: nothing, output: playTime },
  answerRealityCheck: { input: z.strictObject({ goOn: z.boolean() }), output: playTime },
} satisfies CallSchemas;

export type LimitName = Infer<(typeof protectionSchemas)['cancelLimitChange']['input']>;
