/** A decimal string with up to five places, as `"100.00"`: money on the wire is never a float. */
export type DecimalAmount = string;

/** Units of the ledger in one unit of the currency. */
export const unitsPerCurrencyUnit = 100_000n;

const places = 5;
const pattern = /^(-?)(\d{1,13})(?:\.(\d{1,5}))?$/;

/** Ledger units (1/100,000) of a decimal string. `null` where the text is no amount or is too precise. */
export function parseAmount(text: DecimalAmount): bigint | null {
  const match = pattern.exec(text);
  if (!match) return null;
  const [, sign = '', whole = '0', fraction = ''] = match;
  const units = BigInt(whole) * unitsPerCurrencyUnit + BigInt(fraction.padEnd(places, '0'));
  return sign ? -units : units;
}

/** How much of `whole` a part is, from 0 to 1 and to a thousandth; of nothing, all. */
export function shareOf(part: DecimalAmount, whole: DecimalAmount): number {
  const [done, all] = [parseAmount(part) ?? 0n, parseAmount(whole) ?? 0n];
  if (all <= 0n || done >= all) return 1;
  return done <= 0n ? 0 : Number((done * 1_000n) / all) / 1_000;
}

/** Decimal string of ledger units, with at least two places and no more than needed. */
export function formatAmount(units: bigint): DecimalAmount {
  const positive = units < 0n ? -units : units;
  const fraction = (positive % unitsPerCurrencyUnit).toString().padStart(places, '0');
  const shown = fraction.slice(0, 2) + fraction.slice(2).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${positive / unitsPerCurrencyUnit}.${shown}`;
}
