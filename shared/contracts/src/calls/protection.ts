import { call, callTable } from '../call.ts';
import type { protectionSchemas } from '../schemas/protection.ts';

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

export const protectionCalls = callTable<typeof protectionSchemas>()({
  /** Available to all visitors, because the page is public. */
  protectionRules: call('GET /wps/protection/rules'),
  protection: call('GET /wps/protection', { audience: 'member' }),
  protectionHistory: call('GET /wps/protection/history', { audience: 'member' }),
  /** A tighter limit applies at once; a looser one, or its removal (`null`), becomes a request. */
  setLimit: call('PUT /wps/protection/limits/:kind/:period', { audience: 'member' }),
  /**
   * The second confirmation of a looser limit; `expected` is the value that the member saw, so that no other
   * value is confirmed.
   */
  confirmLimit: call('POST /wps/protection/limits/:kind/:period/confirmation', {
    audience: 'member',
  }).fails('limit-change-not-due'),
  cancelLimitChange: call('DELETE /wps/protection/limits/:kind/:period/change', {
    audience: 'member',
  }),
  /** “No deposit limit for now”, and “I have reviewed my limits”. */
  reviewLimits: call('POST /wps/protection/review', {
    audience: 'member',
  }),
  takeTimeOut: call('POST /wps/protection/time-out', { audience: 'member' }),
  excludeSelf: call('POST /wps/protection/self-exclusion', { audience: 'member' }),
  askToReturn: call('POST /wps/protection/return', { audience: 'member' }).fails(
    'exclusion-in-force',
  ),
  setRealityCheck: call('PUT /wps/protection/reality-check', { audience: 'member' }),
  /** Reports play: starts or continues the count of its time. Pages in play send it every minute. */
  keepPlaying: call('POST /wps/protection/play', { audience: 'member' }).fails(...playRefusals),
  answerRealityCheck: call('POST /wps/protection/reality-check/answer', {
    audience: 'member',
  }).fails(...playRefusals),
});
