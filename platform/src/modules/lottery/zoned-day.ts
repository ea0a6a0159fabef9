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

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function offsetMs(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '00';
  const shown = `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}Z`;
  return new Date(shown).getTime() - at.getTime();
}
