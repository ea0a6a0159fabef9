export type SortValue = string | number | bigint;

export interface Sort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/**
 * Sorts rows by a value of each row; equal rows keep their order. Texts sort by the rules of the language.
 */
export function sortedRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  direction: Sort['direction'],
  language: string,
): readonly Row[] {
  const words = new Intl.Collator(language, { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => sign * compared(valueOf(one), valueOf(other), words));
}

function compared(one: SortValue, other: SortValue, words: Intl.Collator): number {
  if (typeof one === 'string' || typeof other === 'string')
    return words.compare(String(one), String(other));
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
