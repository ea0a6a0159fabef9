import type { FieldError, GroupBounds } from '@croupier/contracts';
import { groupIn } from './group-in.ts';

/** What a typed prize group means: empty is `null`, the highest that the agent can give. */
export function givenGroup(
  typed: string,
  bounds: GroupBounds,
): { readonly prizeGroup: number | null; readonly error: FieldError | null } {
  if (typed.trim() === '') return { prizeGroup: null, error: null };
  const prizeGroup = groupIn(typed, bounds);
  const { least: min, most: max } = bounds;
  return { prizeGroup, error: prizeGroup === null ? { code: 'range', min, max } : null };
}
