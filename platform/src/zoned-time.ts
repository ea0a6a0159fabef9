import { localeOfLanguage, type Language } from '@croupier/contracts';
import dayjs from 'dayjs';
import minMax from 'dayjs/plugin/minMax.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(minMax);
dayjs.extend(utc);
dayjs.extend(timezone);

/** dayjs with the plug-ins that the platform needs; import it from here. */
export { dayjs };

/** The day in UTC, `YYYY-MM-DD`. */
export const utcDay = (time: Date | string) => dayjs.utc(time).format('YYYY-MM-DD');

/** Midnight UTC of the day that contains `time`. */
export const startOfUtcDay = (time: Date) => dayjs.utc(time).startOf('day').toDate();

/**
 * Formats a time with its zone, such as `23 Nov 2026, 09:30 UTC`: for mails and pages that do not know the
 * reader's zone. By `Intl`, because the locales of dayjs keep Latin digits in Bengali and Arabic.
 */
export function zonedTime(time: Date, language: Language): string {
  return new Intl.DateTimeFormat(localeOfLanguage[language], {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(time);
}
