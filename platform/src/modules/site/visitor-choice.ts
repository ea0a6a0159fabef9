import {
  furtherLocales,
  preferenceKeys,
  textLanguageOf,
  type Language,
  type Locale,
  type Theme,
} from '@croupier/contracts';
import type { Brand } from '../brands/index.ts';

type Cookies = Readonly<Record<string, string | undefined>>;

/** The language of the visitor's texts. */
export function languageOf(brand: Brand, cookies: Cookies): Language {
  return textLanguageOf(tagOf(brand, cookies), brand.languages);
}

/** The visitor's chosen locale, if it is more specific than the text language. */
export function localeOf(brand: Brand, cookies: Cookies): { locale?: Locale } {
  const chosen = tagOf(brand, cookies);
  const locale = furtherLocales.find(({ tag }) => tag === chosen);
  return locale ? { locale } : {};
}

/** The locale in the visitor's cookie if the brand offers it; else the brand's own language. */
function tagOf({ languages, furtherLocales: further, defaultLanguage }: Brand, cookies: Cookies) {
  const chosen = preferenceKeys.languages.map((key) => cookies[key]);
  return [...languages, ...further].find((tag) => chosen.includes(tag)) ?? defaultLanguage;
}

/** Any stored value other than `dark` means light (specification §4); without one the brand decides. */
export function themeOf(brand: Brand, cookies: Cookies): Theme {
  const chosen = cookies[preferenceKeys.theme];
  if (chosen === undefined) return brand.defaultTheme;
  return chosen === 'dark' ? 'dark' : 'light';
}
