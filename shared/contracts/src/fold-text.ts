import type { Localized } from './languages.ts';

/** Folds a text for a search: `Monzón`, `monzon` and `MONZON` are equal. Marks of other scripts stay. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a name contains the words in any language; ignores accents and case. */
export function containsWords(name: Localized, words: string): boolean {
  const wanted = foldText(words);
  return Object.values(name).some((text) => foldText(text).includes(wanted));
}
