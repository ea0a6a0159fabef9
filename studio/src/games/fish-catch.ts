import type { FishKind } from './fish-waters.ts';

/** Return per thousand units shot; the same for every target. */
export const catchPerMille = 965;

/** Size of the range from which a shot at a fish is drawn. */
export function drawsOf({ worth }: Pick<FishKind, 'worth'>): number {
  return 1_000 * worth;
}

/**
 * The share of winning numbers is inversely proportional to the fish's worth: 965 of a thousand times its
 * worth.
 */
export function isCaught(drawn: number): boolean {
  return drawn < catchPerMille;
}
