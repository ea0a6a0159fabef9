import { dayjs } from '../../zoned-time.ts';
import { playGapMs, type Guard, type Play } from './guard.ts';
import type { Profile } from './profiles.ts';
import { addTo } from './usage.ts';

const minute = 60_000;

/** The current play; `null` if there is none. */
export function currentPlay({ play }: Guard, now: Date): Play | null {
  return play && now.getTime() - play.seenAt.getTime() <= playGapMs ? play : null;
}

/** A sign of play: continues play and counts its time if limited, or starts play. */
export function playOn(guard: Guard, profile: Profile, now: Date): Guard {
  const play = currentPlay(guard, now);
  if (!play) {
    const realityAt = nextCheck(guard, profile, now);
    return { ...guard, play: { startedAt: now, seenAt: now, realityAt } };
  }
  const playedMs = Math.max(0, now.getTime() - play.seenAt.getTime());
  const usage =
    guard.countsFrom && playedMs > 0
      ? addTo(guard.usage, 'time', { sum: BigInt(playedMs), at: now, now })
      : guard.usage;
  return { ...guard, usage, play: { ...play, seenAt: now } };
}

/** Signs of play are stored at most once a minute: more would cost writes without benefit. */
export function isSignDue(guard: Guard, now: Date): boolean {
  const play = currentPlay(guard, now);
  return !play || now.getTime() - play.seenAt.getTime() >= minute;
}

/** The member has seen time and result: the next check is one full interval later. */
export function checkAnswered(guard: Guard, profile: Profile, now: Date): Guard {
  const play = currentPlay(guard, now);
  return play ? { ...guard, play: { ...play, realityAt: nextCheck(guard, profile, now) } } : guard;
}

/** A changed interval counts from the last check: a longer one never hides a waiting check. */
export function withInterval(guard: Guard, profile: Profile, minutes: number, now: Date): Guard {
  const next = { ...guard, realityMinutes: minutes };
  const play = currentPlay(guard, now);
  if (!play || play.realityAt <= now) return next;
  return { ...next, play: { ...play, realityAt: nextCheck(next, profile, now) } };
}

/** Whether a check has waited longer than the profile's grace. */
export function isCheckOverdue(guard: Guard, { realityCheck }: Profile, now: Date): boolean {
  const play = currentPlay(guard, now);
  if (!play || !realityCheck.isEnforced) return false;
  return now.getTime() > play.realityAt.getTime() + realityCheck.graceMs;
}

export const realityMinutesOf = ({ realityMinutes }: Guard, { realityCheck }: Profile) =>
  realityMinutes ?? realityCheck.defaultMinutes;

function nextCheck(guard: Guard, profile: Profile, now: Date): Date {
  return dayjs.utc(now).add(realityMinutesOf(guard, profile), 'minute').toDate();
}
