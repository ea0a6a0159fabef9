import type { Clock } from '../core.ts';
import { dayAfter, dayIn, type Day } from '../zoned-day.ts';

const weekMs = 7 * 86_400_000;

/** The week of a start: three characters for ids, and its days. */
export function demoWeek(clock: Clock): {
  readonly week: string;
  readonly firstDay: Day;
  readonly lastDay: Day;
} {
  const number = Math.floor(clock.now().getTime() / weekMs);
  const firstDay = dayIn('UTC', new Date(number * weekMs));
  return {
    week: number.toString(36).padStart(3, '0'),
    firstDay,
    lastDay: dayAfter(firstDay, 6),
  };
}
