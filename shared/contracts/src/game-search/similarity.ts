/** How alike two words are, from 0 to 1: the share of the letter pairs that both have (Dice’s coefficient). */
export function similarity(one: readonly string[], other: readonly string[]): number {
  const left = [...other];
  let common = 0;
  for (const pair of one) {
    const at = left.indexOf(pair);
    if (at < 0) continue;
    left.splice(at, 1);
    common++;
  }
  return (2 * common) / (one.length + other.length);
}

/** The pairs of neighbouring letters, with the word’s beginning and end. */
export function pairsOf(word: string): readonly string[] {
  const marked = [...` ${word} `];
  return marked.slice(1).map((letter, at) => `${marked[at]}${letter}`);
}
