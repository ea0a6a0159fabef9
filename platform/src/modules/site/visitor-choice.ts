import { preferenceKeys, type Language, type Theme } from '@croupier/contracts';
import type { Brand } from '../brands/index.ts';

type Cookies = Readonly<Record<string, string | undefined>>;

/** The language of the visitor's cookie where the brand speaks it; else the brand's own. */
export function languageOf(brand: Brand, cookies: Cookies): Language {
  const chosen = preferenceKeys.languages.map((key) => cookies[key]);
  return brand.languages.find((language) => chosen.includes(language)) ?? brand.defaultLanguage;
}

/** Any stored value but `dark` means light (specification §4); without one the brand decides. */
export function themeOf(brand: Brand, cookies: Cookies): Theme {
  const chosen = cookies[preferenceKeys.theme];
  if (chosen === undefined) return brand.defaultTheme;
  return chosen === 'dark' ? 'dark' : 'light';
}
