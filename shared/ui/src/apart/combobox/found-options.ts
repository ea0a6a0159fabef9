export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** Stands behind the label and is searched, too. */
  readonly hint?: string | undefined;
}

/** Those that hold every word typed, whatever its case and accents; first those that begin with the first. */
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
