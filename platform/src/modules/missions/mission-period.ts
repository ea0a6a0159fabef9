import { dayAfter, dayIn, instantIn, weekdayOf, type Day } from '../../zoned-day.ts';
import type { MissionRow } from './missions.store.ts';

/** A period of a mission; both days are inclusive. */
export interface MissionWindow {
  readonly from: Day;
  readonly to: Day;
  /** End of the period; `null`: without an end. */
  readonly endsAt: Date | null;
  readonly claimUntil: Date | null;
}

const lastDay: Day = '9999-12-31';

/** The day with which the current period of a mission begins. */
export function firstDayOf(
  { terms, starts_at: startsAt }: Pick<MissionRow, 'terms' | 'starts_at'>,
  timeZone: string,
  now: Date,
): Day {
  const today = dayIn(timeZone, now);
  if (terms.period === 'daily') return today;
  if (terms.period === 'weekly') return dayAfter(today, 1 - weekdayOf(today));
  return dayIn(timeZone, startsAt);
}

/** The period that begins with a day. A mission that ends earlier ends the period. */
export function windowOf(
  { terms, ends_at: last }: Pick<MissionRow, 'terms' | 'ends_at'>,
  timeZone: string,
  from: Day,
): MissionWindow {
  if (terms.period === 'once' && last === null)
    return { from, to: lastDay, endsAt: null, claimUntil: null };
  const to =
    terms.period === 'once'
      ? dayIn(timeZone, last ?? new Date(0))
      : dayAfter(from, terms.period === 'weekly' ? 6 : 0);
  const after = instantIn(timeZone, dayAfter(to, 1), '00:00');
  const endsAt = last && last < after ? last : after;
  const claimUntil = new Date(endsAt.getTime() + terms.claimDays * 86_400_000);
  return { from, to, endsAt, claimUntil };
}

/** Whether members can work on it now. */
export const isCurrent = (
  { is_enabled, starts_at, ends_at }: Pick<MissionRow, 'is_enabled' | 'starts_at' | 'ends_at'>,
  now: Date,
): boolean => is_enabled && starts_at <= now && (ends_at === null || now < ends_at);
