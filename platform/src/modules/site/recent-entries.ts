interface Entry<Value> {
  readonly key: string;
  readonly value: Value;
  readonly most: number;
}

/** An LRU cache: the most recently used entries are last; the first is dropped when there are too many. */
export function putRecent<Value>(
  kept: Map<string, Value>,
  { key, value, most }: Entry<Value>,
): void {
  kept.delete(key);
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}
