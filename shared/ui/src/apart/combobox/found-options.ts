export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** Shown after the label; the search includes it. */
  readonly hint?: string | undefined;
}

/**
 * Options that contain every typed word, ignoring case and accents. Options that begin with the first word
 * come first.
 */
export function foundOptions(
  options: readonly ComboboxOption[],
  typed: string,
): readonly ComboboxOption[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  const found = options.filter(({ label, hint = '' }) => {
    const text = plain(`${label} ${hint}`);
    return words.every((word) => text.includes(word));
  });
  const isFirst = ({ label }: ComboboxOption) => plain(label).startsWith(words[0] ?? '');
  return [...found.filter(isFirst), ...found.filter((option) => !isFirst(option))];
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{Mn}\u200e]/gu, '')
    .toLocaleLowerCase()
    .trim();
