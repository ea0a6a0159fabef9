/** A time in the format of `datetime-local` inputs: local time of the operator, without a time zone. */
export function localTime(iso: string): string {
  const time = new Date(iso);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The entered time; `null` if empty or incomplete. */
export function isoTime(local: string): string | null {
  const time = new Date(local);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}
