import { dayjs } from '@croupier/i18n';

/** A time in the format of `datetime-local` inputs: local time of the operator, without a time zone. */
export const localTime = (iso: string): string => dayjs(iso).format('YYYY-MM-DDTHH:mm');

/** The entered time; `null` if empty or incomplete. */
export function isoTime(local: string): string | null {
  const time = dayjs(local);
  return time.isValid() ? time.toISOString() : null;
}
