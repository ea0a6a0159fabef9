import { dayAfter, dayIn, instantIn } from '../../zoned-day.ts';

/** The next moment at which clocks of the zone show the time of day `payAt`. */
export function nextPaymentAt(timeZone: string, payAt: string, now: Date): Date {
  const today = dayIn(timeZone, now);
  const ofToday = instantIn(timeZone, today, payAt);
  return now < ofToday ? ofToday : instantIn(timeZone, dayAfter(today, 1), payAt);
}
