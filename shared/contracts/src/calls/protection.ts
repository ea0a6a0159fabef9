import { call } from '../call.ts';
import type { MemberId } from '../ids.ts';
import type { DecimalAmount } from '../money.ts';

/** The jurisdiction rules that a brand follows. */
export const complianceProfiles = [
  'open',
  'uk-like',
  'mga-like',
  'pagcor-like',
  'es-like',
] as const;
export type ComplianceProfile = (typeof complianceProfiles)[number];

/** What a limit bounds: deposits (gross), stakes, losses (stakes minus returns), or playing time. */
export const limitKinds = ['deposit', 'wager', 'loss', 'time'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Rolling windows: 24 hours, 7 days, 31 days. Every limit applies, so the tightest one decides. */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

export const timeOutLengths = ['24h', '1w', '1m', '6w'] as const;
export type TimeOutLength = (typeof timeOutLengths)[number];

export const exclusionLengths = ['6m', '1y', '5y'] as const;
export type ExclusionLength = (typeof exclusionLengths)[number];

/** Why a member cannot play. */
export const playRefusals = ['self-excluded', 'timed-out', 'time-limit-reached'] as const;

/** Why player protection refuses a stake. */
export const stakeRefusals = [
  ...playRefusals,
  'wager-limit-reached',
  'loss-limit-reached',
  'reality-check-due',
] as const;

/** Why player protection refuses a deposit. */
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

/** A looser limit that the member requested: it needs a second confirmation when it is due. */
export interface PendingLimit {
  /** `null` to remove the limit. */
  readonly value: LimitValue | null;
  readonly askedAt: string;
  readonly dueAt: string;
}

export interface ProtectionLimit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** The current value. */
  readonly value: LimitValue;
  readonly used: LimitValue;
  readonly remaining: LimitValue;
  readonly pending: PendingLimit | null;
}

export interface Exclusion {
  readonly length: ExclusionLength;
  readonly since: string;
  /** The end of the chosen time. */
  readonly until: string;
  /** The earliest time to ask to return; `null` if the exclusion ends by itself. */
  readonly mayAskFrom: string | null;
  /** When play opens; `null` until the member has asked to return. */
  readonly endsAt: string | null;
}

export interface ProtectionStatus {
  readonly limits: readonly ProtectionLimit[];
  readonly timeOutUntil: string | null;
  readonly exclusion: Exclusion | null;
  readonly realityCheckMinutes: number;
  /** The site asks for a decision about a deposit limit before the first deposit. */
  readonly isDepositLimitAsked: boolean;
  /** Half a year has passed since the last review of the limits. */
  readonly isReviewDue: boolean;
  readonly rules: ProtectionRules;
}

/** The rules of the brand's compliance profile that the pages show. */
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

/** An organisation that helps problem gamblers free of charge. */
export interface HelpOrganisation {
  readonly name: string;
  readonly url: string;
  readonly phone: string | null;
}

/** A member's current play. */
export interface PlayTime {
  readonly startedAt: string;
  readonly serverTime: string;
  readonly staked: DecimalAmount;
  /** Wins minus stakes since the start of play, from the member's side. */
  readonly net: DecimalAmount;
  /** Time of the next reality check; in the past while one waits for an answer. */
  readonly realityCheckAt: string;
  /** The reality check must be answered; if the profile requires it, bets are refused soon after. */
  readonly isRealityCheckDue: boolean;
  /** Milliseconds of play left by the time limits; `null` without such a limit. */
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
  /** The acting operator; `null` if the member acted. */
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
  /** Available to all visitors, because the page is public. */
  protectionRules: call('GET /wps/protection/rules').gives<ProtectionRules>(),
  protection: call('GET /wps/protection', { audience: 'member' }).gives<ProtectionStatus>(),
  protectionHistory: call('GET /wps/protection/history', { audience: 'member' }).gives<
    readonly ProtectionRecord[]
  >(),
  /** A tighter limit applies at once; a looser one, or its removal (`null`), becomes a request. */
  setLimit: call('PUT /wps/protection/limits/:kind/:period', { audience: 'member' })
    .takes<LimitName & { value: LimitValue | null }>()
    .gives<ProtectionStatus>(),
  /**
   * The second confirmation of a looser limit; `expected` is the value that the member saw, so that no other
   * value is confirmed.
   */
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
  /** “No deposit limit for now”, and “I have reviewed my limits”. */
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
  /** Reports play: starts or continues the count of its time. Pages in play send it every minute. */
  keepPlaying: call('POST /wps/protection/play', { audience: 'member' })
    .gives<PlayTime>()
    .fails(...playRefusals),
  answerRealityCheck: call('POST /wps/protection/reality-check/answer', { audience: 'member' })
    .takes<{ goOn: boolean }>()
    .gives<PlayTime>()
    .fails(...playRefusals),
};
