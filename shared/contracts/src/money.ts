/** A decimal string with up to five places, such as `"100.00"`: amounts are never sent as floats. */
export type DecimalAmount = string;

/** The side of an amount on which a brand writes the currency's symbol. */
export type CurrencyPosition = 'before' | 'after';

/** Ledger units per unit of currency. */
export const unitsPerCurrencyUnit = 100_000n;

const places = 5;
const pattern = /^(-?)(\d{1,13})(?:\.(\d{1,5}))?$/;

/** Ledger units (1/100,000) of a decimal string. `null` if the text is no amount or too precise. */
export function parseAmount(text: DecimalAmount): bigint | null {
  const match = pattern.exec(text);
  if (!match) return null;
  const [, sign = '', whole = '0', fraction = ''] = match;
  const units = BigInt(whole) * unitsPerCurrencyUnit + BigInt(fraction.padEnd(places, '0'));
  return sign ? -units : units;
}

/** The share of `part` in `whole`, from 0 to 1, in thousandths; 1 if `whole` is zero. */
export function shareOf(part: DecimalAmount, whole: DecimalAmount): number {
  const [done, all] = [parseAmount(part) ?? 0n, parseAmount(whole) ?? 0n];
  if (all <= 0n || done >= all) return 1;
  return done <= 0n ? 0 : Number((done * 1_000n) / all) / 1_000;
}

/** Decimal string of ledger units, with at least two decimal places and no more than needed. */
export function formatAmount(units: bigint): DecimalAmount {
  const positive = units < 0n ? -units : units;
  const fraction = (positive % unitsPerCurrencyUnit).toString().padStart(places, '0');
  const shown = fraction.slice(0, 2) + fraction.slice(2).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${positive / unitsPerCurrencyUnit}.${shown}`;
}
