/** Whether a case of a part is measured, by its name. */
export type Selection = (name: string) => boolean;

/** `home,slow`: the cases whose name contains each of these words. Without words: all. */
export function selectionOf(words: string | undefined): Selection {
  const wanted = (words ?? '').split(',');
  return (name) => wanted.every((word) => name.includes(word));
}
