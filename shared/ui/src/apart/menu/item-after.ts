/** Index of the item that a key moves to, wrapping around at the ends; -1 for a key that moves nothing. */
export function itemAfter(key: string, at: number, names: readonly string[]): number {
  const { length } = names;
  if (key === 'ArrowDown') return (at + 1) % length;
  if (key === 'ArrowUp') return (at - 1 + length) % length;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  if ([...key].length !== 1 || key === ' ') return -1;
  const letter = key.toLocaleLowerCase();
  const fits = (index: number) =>
    (names[index] ?? '').trim().toLocaleLowerCase().startsWith(letter);
  const order = names.map((_, step) => (at + 1 + step) % length);
  return order.find(fits) ?? -1;
}
