const special = /["\\]/;

/**
 * An array of texts, whole numbers and bytes as PostgreSQL reads it; `null` where something else stands in it, which
 * is left to the driver. That escapes numbers as well, one by one: in a set of bets a tenth of the time.
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
