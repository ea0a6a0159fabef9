import type { GroupBounds } from '@croupier/contracts';
import { asAmount } from '@croupier/ui';

/** A typed prize group, in any digits; `null` if it is no whole number within the bounds. */
export function groupIn(typed: string, { least, most }: GroupBounds): number | null {
  const group = Number(asAmount(typed) || 'none');
  return Number.isInteger(group) && group >= least && group <= most ? group : null;
}
