import { languages, type Language } from './languages.ts';

/**
 * The text language of a locale: its own, else English, else the first available one. `es-MX` uses Spanish,
 * and `fr` uses English until there are French texts.
 */
export function textLanguageOf(tag: string, spoken: readonly Language[]): Language {
  const [base] = tag.split('-');
  const read = spoken.find((language) => language === base);
  return read ?? spoken.find((language) => language === 'en') ?? spoken[0] ?? languages[0];
}

/** Whether a locale's texts are in its own language. */
export function hasTexts(tag: string, spoken: readonly Language[]): boolean {
  return tag.split('-')[0] === textLanguageOf(tag, spoken);
}
