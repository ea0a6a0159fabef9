import type { Localized } from '@croupier/contracts';

/** Whether a name contains the words in any language; ignores accents and case. */
export function containsWords(name: Localized, words: string): boolean {
  const wanted = fold(words);
  return Object.values(name).some((text) => fold(text).includes(wanted));
}

function fold(text: string): string {
  const bare = text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  return bare.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}
