/** A deterministic stream of random choices from a string: the same seed gives the same drawing. */
export interface Seed {
  /** A whole number from 0 to `n - 1`. */
  below(n: number): number;
  between(low: number, high: number): number;
  one<Item>(items: readonly [Item, ...Item[]]): Item;
}

export function seedOf(text: string): Seed {
  let state = hash(text);
  // mulberry32: small and uniform enough for pictures; never use it for draws.
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (n: number) => Math.floor(next() * n);
  return {
    below,
    between: (low, high) => low + below(high - low + 1),
    one: (items) => items[below(items.length)] ?? items[0],
  };
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text)
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}
