import type { GroupBounds } from '@croupier/contracts';
import { asAmount } from '@croupier/ui';

/** A prize group as it is typed, in any digits; `null` where it is no whole number within the bounds. */
export function groupIn(typed: string, { least, most }: GroupBounds): number | null {
  const group = Number(asAmount(typed) || 'none');
  return Number.isInteger(group) && group >= least && group <= most ? group : null;
}
