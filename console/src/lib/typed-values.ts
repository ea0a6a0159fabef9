import { asciiDigits } from '@croupier/contracts';

const textOf = (fields: FormData, name: string) =>
  asciiDigits(String(fields.get(name) ?? '').trim()).replace(',', '.');

/** A typed whole number within bounds; `null` if it is none. */
export function numberIn(
  fields: FormData,
  name: string,
  [least, most]: readonly [number, number],
): number | null {
  const text = textOf(fields, name);
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : null;
}
