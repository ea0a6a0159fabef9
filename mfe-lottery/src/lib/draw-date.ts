/** The day of a draw as `YYYY.MM.DD`, where it is held, or else where the visitor is. */
export function drawDate(time: string, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...(timeZone ? { timeZone } : {}),
  }).formatToParts(new Date(time));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}.${part('month')}.${part('day')}`;
}
