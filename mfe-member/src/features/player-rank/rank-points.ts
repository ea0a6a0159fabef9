import type { TextTools } from '@croupier/i18n';

/** How much of the way between two marks is done, from 0 to 1. */
export const shareOf = (points: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (points - from) / (to - from)));

/** Points with at most two decimals; what is missing is rounded up. */
export function shownPoints(
  formats: TextTools['formats'],
  points: number,
  rounding: 'down' | 'up' = 'down',
): string {
  const round = rounding === 'up' ? Math.ceil : Math.floor;
  // A sum of decimals may miss its hundredth by a hair.
  const hundredths = round(Number((points * 100).toFixed(3)));
  return formats.number(hundredths / 100, { maximumFractionDigits: 2 });
}
