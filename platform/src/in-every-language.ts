import type { Localized } from '@croupier/contracts';

/** A text that is the same in every language, such as an id where a name is missing. */
export const inEveryLanguage = (text: string): Localized => ({
  en: text,
  bn: text,
  es: text,
  ar: text,
});
