import type { Day } from '@croupier/ui/dates';

/** A day of the address; `null` for any other text. */
export function dayIn(text: string | undefined): Day | null {
  return text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}
