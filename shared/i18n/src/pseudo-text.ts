const plain = 'ACDEGHIKLNORSTUWYZacdeghiklnorstuwyz';
const marked = 'ÀÇÐÉĜĤÎĶĹÑÔŔŠŤÛŴÝŽàçðéĝĥîķĺñôŕšťûŵýž';
const letters = new Map([...plain].map((letter, at) => [letter, [...marked][at] ?? letter]));

/** About the extra length of German over English. */
const longerBy = 0.35;

/** Lines can break within the added text, as within normal text. */
const word = /~{1,8}/g;

/** Text that is not words: markup and references. */
const stored = /<[^>]*>|&\w+;|https?:\S+/g;

/**
 * A text for testers: accented letters in brackets, a third longer. Text shown without them is in no language
 * file; truncated text has no room for other languages.
 */
export function pseudoText(text: string): string {
  const words = text.replace(stored, '');
  const padding = '~'.repeat(Math.ceil(words.length * longerBy)).match(word) ?? [];
  return `[${[outsideOf(text).join(''), ...padding].join(' ')}]`;
}

/** The text with its letters accented, and everything that is not words unchanged. */
function outsideOf(text: string): readonly string[] {
  const written: string[] = [];
  let from = 0;
  for (const { 0: part, index } of text.matchAll(stored)) {
    written.push(mark(text.slice(from, index)), part);
    from = index + part.length;
  }
  return [...written, mark(text.slice(from))];
}

const mark = (words: string) =>
  Array.from(words, (letter) => letters.get(letter) ?? letter).join('');
