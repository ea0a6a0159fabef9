import { languages, type Language } from './languages.ts';

/**
 * The language whose texts a locale reads: its own, else English, else the first of those that are
 * spoken. `es-MX` reads Spanish, and `fr` English until there are French texts.
 */
export function textLanguageOf(tag: string, spoken: readonly Language[]): Language {
  const [base] = tag.split('-');
  const read = spoken.find((language) => language === base);
  return read ?? spoken.find((language) => language === 'en') ?? spoken[0] ?? languages[0];
}

/** Whether the texts that a locale reads are in its own language. */
export function hasTexts(tag: string, spoken: readonly Language[]): boolean {
  return tag.split('-')[0] === textLanguageOf(tag, spoken);
}
