/** A day of a calendar, `YYYY-MM-DD`. */
export type Day = string;

/** The day that it is in a zone. */
export function dayIn(timeZone: string, at: Date): Day {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);
}

export function dayAfter(day: Day, days: number): Day {
  const noon = new Date(`${day}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
}

/** The moment at which clocks of the zone show this day and time. */
export function instantIn(timeZone: string, day: Day, time: string): Date {
  const asUtc = new Date(`${day}T${time}:00Z`);
  const guess = new Date(asUtc.getTime() - offsetMs(timeZone, asUtc));
  // Around a change of the clocks the offset at the guess is the one that counts.
  return new Date(asUtc.getTime() - offsetMs(timeZone, guess));
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs far more than using it, and every schedule asks the same few zones. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const two = '2-digit' as const;
  const made = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, hourCycle: 'h23' as const, year: 'numeric' as const },
    ...{ month: two, day: two, hour: two, minute: two, second: two },
  });
  clocks.set(timeZone, made);
  return made;
}

function offsetMs(timeZone: string, at: Date): number {
  const parts = clockOf(timeZone).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '00';
  const day = `${part('year')}-${part('month')}-${part('day')}`;
  const shown = `${day}T${part('hour')}:${part('minute')}:${part('second')}Z`;
  return new Date(shown).getTime() - at.getTime();
}
