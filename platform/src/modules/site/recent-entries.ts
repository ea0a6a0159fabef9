interface Entry<Value> {
  readonly key: string;
  readonly value: Value;
  readonly most: number;
}

/** An LRU cache: the most recently used entries are last; the first is dropped when there are too many. */
export function putRecent<Value>(
  stored: Map<string, Value>,
  { key, value, most }: Entry<Value>,
): void {
  stored.delete(key);
  stored.set(key, value);
  const [oldest] = stored.keys();
  if (stored.size > most && oldest !== undefined) stored.delete(oldest);
}
