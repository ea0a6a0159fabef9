import type { PlayRefusal, StakeRefusal } from '@croupier/contracts';
import { closedFor, isWithin, leftOf, type Guard } from './guard.ts';
import { isCheckOverdue, isSignDue, playOn } from './play.ts';
import type { Profile } from './profiles.ts';
import { addTo, takeBack } from './usage.ts';

/** Why play may not start or continue; `null` if it may. */
export function playRefusal(guard: Guard, profile: Profile, now: Date): PlayRefusal | null {
  const closed = closedFor(guard, profile, now);
  if (closed) return closed;
  const timeLeft = leftOf(guard, 'time', now);
  return timeLeft !== null && timeLeft <= 0n ? 'time-limit-reached' : null;
}

/** Why a stake is refused. A stake counts as lost until a result returns money. */
export function stakeRefusal(
  guard: Guard,
  profile: Profile,
  { units, now }: { units: bigint; now: Date },
): StakeRefusal | null {
  const refusal = playRefusal(guard, profile, now);
  if (refusal) return refusal;
  if (isCheckOverdue(guard, profile, now)) return 'reality-check-due';
  if (!isWithin(guard, 'wager', units, now)) return 'wager-limit-reached';
  return isWithin(guard, 'loss', units, now) ? null : 'loss-limit-reached';
}

/** The guard after a stake; the same object if there is nothing to write. */
export function staked(
  guard: Guard,
  profile: Profile,
  { units, now }: { units: bigint; now: Date },
): Guard {
  const seen = isSignDue(guard, now) ? playOn(guard, profile, now) : guard;
  if (!seen.countsFrom || units === 0n) return seen;
  const sum = { sum: units, at: now, now };
  return { ...seen, usage: addTo(addTo(seen.usage, 'wager', sum), 'loss', sum) };
}

/** The result of a stake: a win reduces the loss, a refund removes the stake from the count. */
export interface Result {
  readonly kind: 'win' | 'refund';
  readonly units: bigint;
  readonly stakedAt: Date;
}

export function resulted(guard: Guard, { kind, units, stakedAt }: Result, now: Date): Guard {
  // Stakes before the start of counting do not affect the counted loss.
  if (!guard.countsFrom || stakedAt < guard.countsFrom || units === 0n) return guard;
  if (kind === 'win')
    return { ...guard, usage: addTo(guard.usage, 'loss', { sum: -units, at: now, now }) };
  const back = { sum: units, at: stakedAt };
  return { ...guard, usage: takeBack(takeBack(guard.usage, 'wager', back), 'loss', back) };
}
