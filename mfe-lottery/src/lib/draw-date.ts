/** The day of a draw as `YYYY.MM.DD`, in the time zone of the draw if it has one, else in the visitor's. */
export function drawDate(time: string, timeZone?: string): string {
  const parts = formatIn(timeZone).formatToParts(new Date(time));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}.${part('month')}.${part('day')}`;
}

/**
 * Cached by time zone: creating a format costs far more than using it, and each card of the lobby has a date.
 */
const known = new Map<string | undefined, Intl.DateTimeFormat>();

function formatIn(timeZone: string | undefined): Intl.DateTimeFormat {
  const format =
    known.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      ...(timeZone ? { timeZone } : {}),
    });
  known.set(timeZone, format);
  return format;
}
