import { languages, localeOfLanguage, type Language, type Localized } from '@croupier/contracts';

const formats: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: formatOf('en'),
  bn: formatOf('bn'),
  es: formatOf('es'),
  ar: formatOf('ar'),
};

function formatOf(language: Language): Intl.NumberFormat {
  return new Intl.NumberFormat(localeOfLanguage[language], { useGrouping: false });
}

/** A text in each language, built with a function that writes that language's digits. */
export function inEach(
  write: (language: Language, digit: (value: number) => string) => string,
): Localized {
  const [en = '', bn = '', es = '', ar = ''] = languages.map((language) =>
    write(language, (value) => formats[language].format(value)),
  );
  return { en, bn, es, ar };
}

/** Replaces digits in braces by the digits of the language. */
export function withDigits(text: Localized): Localized {
  return inEach((language, digit) =>
    text[language].replace(/\{(\d+)\}/g, (_, value: string) => digit(Number(value))),
  );
}

/** A number in the digits of each language. */
export function digits(code: string): Localized {
  return inEach((_, digit) => digit(Number(code)));
}
