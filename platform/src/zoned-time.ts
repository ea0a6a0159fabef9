import { localeOfLanguage, type Language } from '@croupier/contracts';

/**
 * Formats a time with its zone, such as `23 Nov 2026, 09:30 UTC`: for mails and pages that do not know the
 * reader's zone.
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
