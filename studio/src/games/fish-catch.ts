import type { FishKind } from './fish-waters.ts';

/** Of every thousand units shot, this many come back, whatever is aimed at. */
export const catchPerMille = 965;

/** Numbers that a shot at a fish is drawn from. */
export function drawsOf({ worth }: Pick<FishKind, 'worth'>): number {
  return 1_000 * worth;
}

/** A fish is caught by the same share of numbers as its worth asks for: 965 of a thousand times its worth. */
export function isCaught(drawn: number): boolean {
  return drawn < catchPerMille;
}
