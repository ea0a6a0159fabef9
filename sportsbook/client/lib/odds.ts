/** The ways in which prices are written around the world. */
export const oddsFormats = [
  'decimal',
  'fractional',
  'american',
  'hong-kong',
  'malay',
  'indonesian',
] as const;
export type OddsFormat = (typeof oddsFormats)[number];

export const isOddsFormat = (text: string | null): text is OddsFormat =>
  oddsFormats.some((format) => format === text);

/** A decimal price in hundredths, written in a format. `write` writes a number with two places. */
export function oddsText(
  price: number,
  format: OddsFormat,
  write: (value: number) => string = (value) => value.toFixed(2),
): string {
  const gain = (price - 100) / 100;
  if (format === 'decimal') return write(price / 100);
  if (format === 'fractional') return fractionOf(price);
  if (format === 'american')
    return gain >= 1 ? `+${Math.round(gain * 100)}` : `−${Math.round(100 / gain)}`;
  if (format === 'hong-kong') return write(gain);
  // Malay odds are the gain up to evens and negative above; Indonesian odds are the other way round.
  if (format === 'malay') return gain <= 1 ? write(gain) : `−${write(1 / gain)}`;
  return gain >= 1 ? write(gain) : `−${write(1 / gain)}`;
}

/** The gain as a fraction with the smallest numbers, exactly. */
function fractionOf(price: number): string {
  const [up, down] = [price - 100, 100];
  const divisor = greatestDivisor(up, down);
  return `${up / divisor}/${down / divisor}`;
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}
