const special = /["\\]/;

/**
 * Text form of a PostgreSQL array of texts, whole numbers and bytes; `null` for other values, which the
 * driver must encode. The driver escapes numbers one by one, which took a tenth of the time of a batch of
 * bets.
 */
export function arrayLiteral(values: readonly unknown[]): string | null {
  let literal = '';
  for (const value of values) {
    const element = elementOf(value);
    if (element === null) return null;
    literal += literal === '' ? element : `,${element}`;
  }
  return `{${literal}}`;
}

function elementOf(value: unknown): string | null {
  if (typeof value === 'string') return special.test(value) ? escaped(value) : `"${value}"`;
  if (typeof value === 'bigint') return value.toString();
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value.toString() : null;
  if (value === null) return 'NULL';
  return Buffer.isBuffer(value) ? `"\\\\x${value.toString('hex')}"` : null;
}

const escaped = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
