const plain = 'ACDEGHIKLNORSTUWYZacdeghiklnorstuwyz';
const marked = 'ÀÇÐÉĜĤÎĶĹÑÔŔŠŤÛŴÝŽàçðéĝĥîķĺñôŕšťûŵýž';
const letters = new Map([...plain].map((letter, at) => [letter, [...marked][at] ?? letter]));

/** About what German needs more than English. */
const longerBy = 0.35;

/** A line breaks within what is added, as within words. */
const word = /~{1,8}/g;

/** What is no word: markup and references. */
const kept = /<[^>]*>|&\w+;|https?:\S+/g;

/**
 * A text as testers read it: marked letters between brackets, a third longer. What shows without them
 * is in no language file, and what is cut off leaves other languages no room.
 */
export function pseudoText(text: string): string {
  const words = text.replace(kept, '');
  const padding = '~'.repeat(Math.ceil(words.length * longerBy)).match(word) ?? [];
  return `[${[outsideOf(text).join(''), ...padding].join(' ')}]`;
}

/** The text with its letters marked, and what is no word left alone. */
function outsideOf(text: string): readonly string[] {
  const written: string[] = [];
  let from = 0;
  for (const { 0: part, index } of text.matchAll(kept)) {
    written.push(mark(text.slice(from, index)), part);
    from = index + part.length;
  }
  return [...written, mark(text.slice(from))];
}

const mark = (words: string) =>
  Array.from(words, (letter) => letters.get(letter) ?? letter).join('');
