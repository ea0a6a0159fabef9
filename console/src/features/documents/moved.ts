/** A copy of a list with one item moved up or down. */
export function moved<Item>(items: readonly Item[], item: Item, by: -1 | 1): readonly Item[] {
  const from = items.indexOf(item);
  const to = from + by;
  const other = items[to];
  if (from < 0 || other === undefined) return items;
  return items.with(from, other).with(to, item);
}
