import { asciiDigits, formatAmount, parseAmount, type Reward } from '@croupier/contracts';

const textOf = (fields: FormData, name: string) =>
  asciiDigits(String(fields.get(name) ?? '').trim()).replace(',', '.');

/** A typed amount above zero, in whatever digits; `null` if it is none. */
export function amountIn(fields: FormData, name: string): string | null {
  const units = parseAmount(textOf(fields, name));
  return units !== null && units > 0n ? formatAmount(units) : null;
}

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

/** A typed day, `YYYY-MM-DD`; `null` if it is none. */
export function dayIn(fields: FormData, name: string): string | null {
  const text = String(fields.get(name) ?? '');
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null;
}

/** The rows of a typed table: one a line, as `1-3 500`; `null` if a line cannot be read. */
export function rowsIn(
  fields: FormData,
  name: string,
): readonly { readonly from: number; readonly to: number; readonly reward: Reward }[] | null {
  const lines = textOf(fields, name)
    .split('\n')
    .map((line) => line.trim());
  const rows = lines.filter(Boolean).map((line) => {
    const [, from = '', to = from, amount = ''] =
      /^(\d{1,4})(?:\s*-\s*(\d{1,4}))?\s+(\d{1,9}(?:\.\d{1,2})?)$/.exec(line) ?? [];
    const units = parseAmount(amount) ?? 0n;
    const isRow = Number(from) >= 1 && Number(to) >= Number(from) && units > 0n;
    const reward: Reward = { kind: 'cash', amount: formatAmount(units) };
    return isRow ? { from: Number(from), to: Number(to), reward } : null;
  });
  const found = rows.filter((row) => row !== null);
  return found.length > 0 && found.length === rows.length ? found : null;
}
