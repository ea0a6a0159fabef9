import type { ExclusionLength, LimitKind, MemberId } from '@croupier/contracts';
import type { Limits } from './limits.ts';
import type { Profile } from './profiles.ts';
import { usedIn, type Usage } from './usage.ts';

/** All limits and closures of one member. The functions here are pure: the caller has locked the row. */
export interface Guard {
  readonly member: MemberId;
  readonly brand: string;
  readonly limits: Limits;
  readonly usage: Usage;
  /** Start of the counting of stakes; `null` before the first limit. */
  readonly countsFrom: Date | null;
  readonly timeOutUntil: Date | null;
  readonly exclusion: GuardExclusion | null;
  readonly play: Play | null;
  readonly realityMinutes: number | null;
  readonly remindedAt: Date | null;
  readonly reviewedAt: Date | null;
}

export interface GuardExclusion {
  readonly length: ExclusionLength;
  readonly since: Date;
  readonly until: Date;
  readonly irrevocableUntil: Date;
  readonly returnAt: Date | null;
}

/** One period of play: its signs of play are never further apart than `playGapMs`. */
export interface Play {
  readonly startedAt: Date;
  readonly seenAt: Date;
  readonly realityAt: Date;
}

/** After this time without a sign of play, play has ended. */
export const playGapMs = 5 * 60_000;

export function freshGuard(member: MemberId, brand: string): Guard {
  return {
    member,
    brand,
    limits: [],
    usage: {},
    countsFrom: null,
    timeOutUntil: null,
    exclusion: null,
    play: null,
    realityMinutes: null,
    remindedAt: null,
    reviewedAt: null,
  };
}

export type Closed = 'self-excluded' | 'timed-out';

/** Why play and deposits are closed now; `null` if they are open. */
export function closedFor(guard: Guard, profile: Profile, now: Date): Closed | null {
  if (isExcluded(guard, profile, now)) return 'self-excluded';
  return guard.timeOutUntil !== null && guard.timeOutUntil > now ? 'timed-out' : null;
}

export function isExcluded({ exclusion }: Guard, profile: Profile, now: Date): boolean {
  if (!exclusion) return false;
  const opens = opensAt(exclusion, profile);
  return opens === null || opens > now;
}

/** When an exclusion ends; `null` until the member has asked to return. */
export function opensAt({ until, returnAt }: GuardExclusion, profile: Profile): Date | null {
  return profile.returnsOnRequest ? returnAt : until;
}

/** What the tightest limit of a kind leaves; `null` without one. Negative if more was used. */
export function leftOf({ limits, usage }: Guard, kind: LimitKind, now: Date): bigint | null {
  const lefts = limits
    .filter((limit) => limit.kind === kind)
    .map((limit) => limit.value - usedIn(usage, limit, now));
  return lefts.length === 0 ? null : lefts.reduce((one, other) => (one < other ? one : other));
}

export function isWithin(guard: Guard, kind: LimitKind, sum: bigint, now: Date): boolean {
  const left = leftOf(guard, kind, now);
  return left === null || sum <= left;
}
