import { dayjs } from '@croupier/i18n';

/** The day of a draw as `YYYY.MM.DD`, in the time zone of the draw if it has one, else in the visitor's. */
export function drawDate(time: string, timeZone?: string): string {
  const drawn = dayjs(time);
  return (timeZone ? drawn.tz(timeZone) : drawn).format('YYYY.MM.DD');
}
