import { call } from '../call.ts';
import type { MemberId } from '../ids.ts';
import type { DecimalAmount } from '../money.ts';

/** The rules of a jurisdiction that a brand plays by. */
export const complianceProfiles = [
  'open',
  'uk-like',
  'mga-like',
  'pagcor-like',
  'es-like',
] as const;
export type ComplianceProfile = (typeof complianceProfiles)[number];

/**
 * What a limit bounds: money put in (gross), money staked, money lost (stakes less what came back), time
 * spent playing.
 */
export const limitKinds = ['deposit', 'wager', 'loss', 'time'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Rolling spans: 24 hours, 7 days, 31 days. Every limit applies, so the tightest one decides. */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

export const timeOutLengths = ['24h', '1w', '1m', '6w'] as const;
export type TimeOutLength = (typeof timeOutLengths)[number];

export const exclusionLengths = ['6m', '1y', '5y'] as const;
export type ExclusionLength = (typeof exclusionLengths)[number];

/** Why play does not open for a member. */
export const playRefusals = ['self-excluded', 'timed-out', 'time-limit-reached'] as const;

/** Why a stake is refused to protect its member. */
export const stakeRefusals = [
  ...playRefusals,
  'wager-limit-reached',
  'loss-limit-reached',
  'reality-check-due',
] as const;

/** Why a deposit is refused to protect its member. */
export const depositRefusals = [
  'self-excluded',
  'timed-out',
  'deposit-limit-reached',
  'deposit-limit-choice-due',
] as const;

export type PlayRefusal = (typeof playRefusals)[number];
export type StakeRefusal = (typeof stakeRefusals)[number];
export type DepositRefusal = (typeof depositRefusals)[number];

/** An amount in the member's currency, or for `time` a number of minutes; both as a decimal string. */
export type LimitValue = DecimalAmount;

/** A looser limit that the member asked for: it needs a second yes once it is due. */
export interface PendingLimit {
  /** `null` for the removal of the limit. */
  readonly value: LimitValue | null;
  readonly askedAt: string;
  readonly dueAt: string;
}

export interface ProtectionLimit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** What is in force now. */
  readonly value: LimitValue;
  readonly used: LimitValue;
  readonly remaining: LimitValue;
  readonly pending: PendingLimit | null;
}

export interface Exclusion {
  readonly length: ExclusionLength;
  readonly since: string;
  /** The last moment of the chosen time. */
  readonly until: string;
  /** When the member may first ask to come back; `null` where the exclusion ends by itself. */
  readonly mayAskFrom: string | null;
  /** When play opens again; `null` as long as the member has not asked to come back. */
  readonly endsAt: string | null;
}

export interface ProtectionStatus {
  readonly limits: readonly ProtectionLimit[];
  readonly timeOutUntil: string | null;
  readonly exclusion: Exclusion | null;
  readonly realityCheckMinutes: number;
  /** The site asks for a decision about a deposit limit before the first deposit. */
  readonly isDepositLimitAsked: boolean;
  /** Half a year went by since the limits were last looked at. */
  readonly isReviewDue: boolean;
  readonly rules: ProtectionRules;
}

/** What the brand's compliance profile allows, as far as the pages show it. */
export interface ProtectionRules {
  readonly profile: ComplianceProfile;
  readonly looserAfterHours: number;
  /** The intervals in minutes that a member can choose. */
  readonly realityCheckChoices: readonly number[];
  readonly timeOutLengths: readonly TimeOutLength[];
  readonly exclusionLengths: readonly ExclusionLength[];
  readonly helpers: readonly HelpOrganisation[];
  /** The first deposit waits until the member has set a deposit limit or decided against one. */
  readonly asksDepositLimit: boolean;
  /** Bets are refused while a reality check waits for its answer. */
  readonly isRealityCheckEnforced: boolean;
}

/** Who helps people whom play has got hold of, free of charge. */
export interface HelpOrganisation {
  readonly name: string;
  readonly url: string;
  readonly phone: string | null;
}

/** What a member has been doing since play began. */
export interface PlayTime {
  readonly startedAt: string;
  readonly serverTime: string;
  readonly staked: DecimalAmount;
  /** Wins less stakes since then, from the member's side. */
  readonly net: DecimalAmount;
  /** When the next reality check shows; in the past while one waits for an answer. */
  readonly realityCheckAt: string;
  /** The reality check must be answered; bets are refused soon after it showed, where the profile asks so. */
  readonly isRealityCheckDue: boolean;
  /** Milliseconds of play that the time limits leave; `null` without such a limit. */
  readonly timeLeftMs: number | null;
}

export type ProtectionAction =
  | 'limit-tightened'
  | 'limit-change-asked'
  | 'limit-change-cancelled'
  | 'limit-loosened'
  | 'limits-reviewed'
  | 'time-out'
  | 'self-exclusion'
  | 'house-exclusion'
  | 'return-asked'
  | 'reality-check-set'
  | 'reality-check-answered';

export interface ProtectionRecord {
  readonly id: string;
  readonly at: string;
  readonly action: ProtectionAction;
  /** The operator who acted; `null` for the member's own act. */
  readonly operator: string | null;
  readonly kind: LimitKind | null;
  readonly period: LimitPeriod | null;
  /** Limits: before and after; time-outs and exclusions: the length in `after`. */
  readonly before: string | null;
  readonly after: string | null;
  readonly note: string;
}

export interface MemberProtection {
  readonly member: MemberId;
  readonly account: string;
  readonly currency: string;
  readonly status: ProtectionStatus;
  readonly history: readonly ProtectionRecord[];
}

export interface LimitName {
  kind: LimitKind;
  period: LimitPeriod;
}

export const protectionCalls = {
  /** For everybody: the page stands open to visitors, too. */
  protectionRules: call('GET /wps/protection/rules').gives<ProtectionRules>(),
  protection: call('GET /wps/protection', { audience: 'member' }).gives<ProtectionStatus>(),
  protectionHistory: call('GET /wps/protection/history', { audience: 'member' }).gives<
    readonly ProtectionRecord[]
  >(),
  /** A tighter limit holds at once, a looser one or none (`null`) is asked for. */
  setLimit: call('PUT /wps/protection/limits/:kind/:period', { audience: 'member' })
    .takes<LimitName & { value: LimitValue | null }>()
    .gives<ProtectionStatus>(),
  /** The second yes to a looser limit; `expected` is what the member saw, so that nothing else is agreed to. */
  confirmLimit: call('POST /wps/protection/limits/:kind/:period/confirmation', {
    audience: 'member',
  })
    .takes<LimitName & { expected: LimitValue | null }>()
    .gives<ProtectionStatus>()
    .fails('limit-change-not-due'),
  cancelLimitChange: call('DELETE /wps/protection/limits/:kind/:period/change', {
    audience: 'member',
  })
    .takes<LimitName>()
    .gives<ProtectionStatus>(),
  /** "No deposit limit for now", and "I have looked at my limits". */
  reviewLimits: call('POST /wps/protection/review', {
    audience: 'member',
  }).gives<ProtectionStatus>(),
  takeTimeOut: call('POST /wps/protection/time-out', { audience: 'member' })
    .takes<{ length: TimeOutLength }>()
    .gives<ProtectionStatus>(),
  excludeSelf: call('POST /wps/protection/self-exclusion', { audience: 'member' })
    .takes<{ length: ExclusionLength }>()
    .gives<ProtectionStatus>(),
  askToReturn: call('POST /wps/protection/return', { audience: 'member' })
    .gives<ProtectionStatus>()
    .fails('exclusion-in-force'),
  setRealityCheck: call('PUT /wps/protection/reality-check', { audience: 'member' })
    .takes<{ minutes: number }>()
    .gives<ProtectionStatus>(),
  /** Play is on: begins the count of its time or carries it on. Pages that play say so every minute. */
  keepPlaying: call('POST /wps/protection/play', { audience: 'member' })
    .gives<PlayTime>()
    .fails(...playRefusals),
  answerRealityCheck: call('POST /wps/protection/reality-check/answer', { audience: 'member' })
    .takes<{ goOn: boolean }>()
    .gives<PlayTime>()
    .fails(...playRefusals),
};
