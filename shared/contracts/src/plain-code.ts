/**
 * A code without capitals, dashes, underscores, dots and spaces: `K3_1M` and `k3-1m` name the same game, and
 * links from other sites write either.
 */
export const plainCode = (code: string): string => code.toLowerCase().replaceAll(/[-_.\s]/g, '');

/** The item with exactly this code, or else the only one whose code differs only in spelling. */
export function itemOfCode<Item>(
  items: readonly Item[],
  code: string,
  codeOf: (item: Item) => string,
): Item | undefined {
  const exact = items.find((item) => codeOf(item) === code);
  if (exact !== undefined) return exact;
  const plain = plainCode(code);
  const [only, ...others] = items.filter((item) => plainCode(codeOf(item)) === plain);
  return others.length === 0 ? only : undefined;
}
