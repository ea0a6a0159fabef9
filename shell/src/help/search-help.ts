import type { HelpEntry, RichText } from '@croupier/contracts';

/** The entries that contain every word of the query, in title or text; all entries for an empty query. */
export function searchHelp(entries: readonly HelpEntry[], query: string): readonly HelpEntry[] {
  const wanted = plain(query).split(/\s+/);
  return entries.filter(({ title, content }) => {
    const text = plain(`${title} ${wordsOf(content)}`);
    return wanted.every((word) => text.includes(word));
  });
}

function wordsOf(words: RichText): string {
  return words
    .map((node) => (typeof node === 'string' ? node : `${wordsOf(node.children)} `))
    .join('');
}

/** Visitors often omit accents of Latin letters in a search. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim();
}
