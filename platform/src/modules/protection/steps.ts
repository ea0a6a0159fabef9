import type {
  ErrorCode,
  ExclusionLength,
  LimitValue,
  ProtectionAction,
  TimeOutLength,
} from '@croupier/contracts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { opensAt, type Guard } from './guard.ts';
import { endOf } from './lengths.ts';
import { cancelChange, confirmLimit, limitNamed, requestLimit, type LimitName } from './limits.ts';
import { unitsOf, valueOf } from './limit-value.ts';
import { realityMinutesOf, withInterval } from './play.ts';
import type { Profile } from './profiles.ts';

/** A guard after a decision, and the text for its record. */
export interface Change {
  readonly guard: Guard;
  readonly action: ProtectionAction;
  readonly name?: LimitName;
  readonly before?: string | null;
  readonly after?: string | null;
}

interface Moment {
  readonly now: Date;
  readonly profile: Profile;
}

/** One decision about a locked guard; pure. `null` if it changes nothing. */
export type Step<F extends ErrorCode = never> = (
  guard: Guard,
  moment: Moment,
) => Outcome<Change | null, F>;

const unreadable = (field: string) =>
  fail('invalid-input', { fields: { [field]: { code: 'invalid' } } });

export function limitStep(name: LimitName, value: LimitValue | null): Step<'invalid-input'> {
  return (guard, { now, profile }) => {
    const units = value === null ? null : unitsOf(name.kind, value);
    if (units === null && value !== null) return unreadable('value');
    const { looserAfterMs } = profile;
    const limits = requestLimit(guard.limits, name, { value: units, now, looserAfterMs });
    if (limits === guard.limits) return done(null);
    const isWaiting = Boolean(limitNamed(limits, name)?.pending);
    return done({
      guard: { ...guard, limits, countsFrom: guard.countsFrom ?? now, reviewedAt: now },
      action: isWaiting ? 'limit-change-asked' : 'limit-tightened',
      name,
      before: shown(guard, name),
      after: value,
    });
  };
}

export function confirmStep(
  name: LimitName,
  expected: LimitValue | null,
): Step<'invalid-input' | 'limit-change-not-due'> {
  return (guard, { now }) => {
    const units = expected === null ? null : unitsOf(name.kind, expected);
    if (units === null && expected !== null) return unreadable('expected');
    const limits = confirmLimit(guard.limits, name, { expected: units, now });
    if (!limits) {
      return fail('limit-change-not-due', {
        detail: 'Look at the limit again: its time is there.',
      });
    }
    const changed = { ...guard, limits, reviewedAt: now };
    const words = { name, before: shown(guard, name), after: expected };
    return done({ guard: changed, action: 'limit-loosened', ...words });
  };
}

export function cancelStep(name: LimitName): Step {
  return (guard) => {
    const limits = cancelChange(guard.limits, name);
    if (limits === guard.limits) return done(null);
    const after = shown(guard, name);
    return done({ guard: { ...guard, limits }, action: 'limit-change-cancelled', name, after });
  };
}

export const reviewStep: Step = (guard, { now }) =>
  done({ guard: { ...guard, reviewedAt: now }, action: 'limits-reviewed' });

/** A time-out, unless a longer one is active. */
export function timeOutStep(length: TimeOutLength): Step<'invalid-input'> {
  return (guard, { now, profile }) => {
    if (!profile.timeOuts.includes(length)) return unreadable('length');
    const end = endOf(now, length);
    if (guard.timeOutUntil && guard.timeOutUntil >= end) return done(null);
    const changed = { ...guard, timeOutUntil: end, play: null };
    return done({ guard: changed, action: 'time-out', after: length });
  };
}

/** An exclusion from now on; it never shortens an active one. */
export function excludeStep(
  length: ExclusionLength,
  action: 'self-exclusion' | 'house-exclusion',
): Step<'invalid-input'> {
  return (guard, { now, profile }) => {
    if (!profile.exclusions.includes(length)) return unreadable('length');
    const until = endOf(now, length);
    const irrevocable = profile.irrevocable === 'whole' ? length : profile.irrevocable;
    const known = guard.exclusion;
    const isLonger = !known || known.until < until;
    const exclusion = {
      length: isLonger ? length : known.length,
      since: known && stillCloses(guard, profile, now) ? known.since : now,
      until: isLonger ? until : known.until,
      irrevocableUntil: later(known?.irrevocableUntil, endOf(now, irrevocable)),
      returnAt: null,
    };
    return done({ guard: { ...guard, exclusion, play: null }, action, after: length });
  };
}

export const returnStep: Step<'exclusion-in-force'> = (guard, { now, profile }) => {
  const { exclusion } = guard;
  if (!exclusion || exclusion.returnAt) return done(null);
  if (!profile.returnsOnRequest || exclusion.irrevocableUntil > now) {
    return fail('exclusion-in-force', { detail: 'The exclusion goes on. Its page says how long.' });
  }
  const returnAt = new Date(now.getTime() + profile.returnAfterMs);
  const after = returnAt.toISOString();
  return done({
    guard: { ...guard, exclusion: { ...exclusion, returnAt } },
    action: 'return-asked',
    after,
  });
};

export function intervalStep(minutes: number): Step<'invalid-input'> {
  return (guard, { now, profile }) => {
    if (!profile.realityCheck.choices.includes(minutes)) return unreadable('minutes');
    const before = realityMinutesOf(guard, profile);
    if (before === minutes) return done(null);
    return done({
      guard: withInterval(guard, profile, minutes, now),
      action: 'reality-check-set',
      before: String(before),
      after: String(minutes),
    });
  };
}

function stillCloses({ exclusion }: Guard, profile: Profile, now: Date): boolean {
  const opens = exclusion && opensAt(exclusion, profile);
  return exclusion !== null && (!opens || opens > now);
}

function shown({ limits }: Guard, name: LimitName): string | null {
  const limit = limitNamed(limits, name);
  return limit && valueOf(name.kind, limit.value);
}

const later = (one: Date | undefined, other: Date) => (one && one > other ? one : other);
