/** A moment as `datetime-local` inputs have it: of the operator's own clock, without a zone. */
export function localTime(iso: string): string {
  const time = new Date(iso);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The moment that was entered; `null` for an empty or unfinished one. */
export function isoTime(local: string): string | null {
  const time = new Date(local);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}
