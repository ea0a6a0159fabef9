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
