import {
  exclusionLengths,
  timeOutLengths,
  type ComplianceProfile,
  type Exclusion,
  type ProtectionLimit,
  type ProtectionRules,
  type ProtectionStatus,
} from '@croupier/contracts';
import { isLimitAsked } from './deposit.ts';
import { isExcluded, opensAt, type Guard } from './guard.ts';
import { valueOf } from './limit-value.ts';
import type { Limit } from './limits.ts';
import { realityMinutesOf } from './play.ts';
import { profiles, type Profile } from './profiles.ts';
import { usedIn } from './usage.ts';

const hourMs = 3_600_000;
/** Half a year (R5). */
const reviewAfterMs = 182 * 24 * hourMs;

/** The guard as shown to the member. */
export function statusView(guard: Guard, name: ComplianceProfile, now: Date): ProtectionStatus {
  const profile = profiles[name];
  const { timeOutUntil, reviewedAt } = guard;
  return {
    limits: guard.limits.map((limit) => limitView(guard, limit, now)),
    timeOutUntil: timeOutUntil && timeOutUntil > now ? timeOutUntil.toISOString() : null,
    exclusion: exclusionView(guard, profile, now),
    realityCheckMinutes: realityMinutesOf(guard, profile),
    isDepositLimitAsked: isLimitAsked(guard, profile),
    isReviewDue: reviewedAt !== null && now.getTime() - reviewedAt.getTime() > reviewAfterMs,
    rules: rulesView(name),
  };
}

/** The public rules of a profile. */
export function rulesView(name: ComplianceProfile): ProtectionRules {
  const profile = profiles[name];
  return {
    profile: name,
    looserAfterHours: profile.looserAfterMs / hourMs,
    realityCheckChoices: profile.realityCheck.choices,
    timeOutLengths: timeOutLengths.filter((length) => profile.timeOuts.includes(length)),
    exclusionLengths: exclusionLengths.filter((length) => profile.exclusions.includes(length)),
    helpers: profile.helpers,
    asksDepositLimit: profile.asksDepositLimit,
    isRealityCheckEnforced: profile.realityCheck.isEnforced,
  };
}

function limitView({ usage }: Guard, limit: Limit, now: Date): ProtectionLimit {
  const { kind, period, value, pending } = limit;
  const used = usedIn(usage, limit, now);
  return {
    kind,
    period,
    value: valueOf(kind, value),
    used: valueOf(kind, used),
    remaining: valueOf(kind, value - used),
    pending: pending && {
      value: pending.value === null ? null : valueOf(kind, pending.value),
      askedAt: pending.askedAt.toISOString(),
      dueAt: pending.dueAt.toISOString(),
    },
  };
}

function exclusionView(guard: Guard, profile: Profile, now: Date): Exclusion | null {
  const { exclusion } = guard;
  if (!exclusion || !isExcluded(guard, profile, now)) return null;
  const { length, since, until, irrevocableUntil } = exclusion;
  return {
    length,
    since: since.toISOString(),
    until: until.toISOString(),
    mayAskFrom: profile.returnsOnRequest ? irrevocableUntil.toISOString() : null,
    endsAt: opensAt(exclusion, profile)?.toISOString() ?? null,
  };
}
