/** Days of the record: so many, and how many times as many further back than today. */
export interface RecordSpan {
  readonly days: 7 | 30;
  readonly back: number;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * The span's bounds as ISO times. The newest one ends with the current hour, so that its bookings are
 * in it and the page asks for the same span again.
 */
export function spanInput(
  { days, back }: RecordSpan,
  nowMs: number,
): { readonly from: string; readonly to: string } {
  const newestMs = (Math.floor(nowMs / hourMs) + 1) * hourMs;
  const toMs = newestMs - back * days * dayMs;
  return { from: isoOf(toMs - days * dayMs), to: isoOf(toMs) };
}

const isoOf = (timeMs: number) => new Date(timeMs).toISOString();
