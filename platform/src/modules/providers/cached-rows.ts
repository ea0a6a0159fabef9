/** Rows of one table: as read, and as they will be written. */
export interface CachedRows<Key, Row extends Key> {
  get(key: Key): Row | null;
  keep(row: Row): void;
  /** New rows that were not read, sorted by key. */
  added(): readonly Row[];
  changed(): readonly Row[];
}

export function cachedRows<Key, Row extends Key>(
  keyOf: (key: Key) => string,
  rows: readonly Row[],
): CachedRows<Key, Row> {
  const read = new Map(rows.map((row) => [keyOf(row), row]));
  const stored = new Map<string, Row>();
  const keptInOrder = () => [...stored].sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    get: (key) => stored.get(keyOf(key)) ?? read.get(keyOf(key)) ?? null,
    keep: (row) => void stored.set(keyOf(row), row),
    added: () => keptInOrder().flatMap(([key, row]) => (read.has(key) ? [] : row)),
    changed: () => keptInOrder().flatMap(([key, row]) => (read.has(key) ? row : [])),
  };
}
