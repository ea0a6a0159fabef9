import {
  directionOf,
  isLanguage,
  preferenceKeys,
  type Language,
  type Theme,
} from '@croupier/contracts';
import { changeLanguage } from '@croupier/i18n';

const { theme: themeKey, languages: languageKeys } = preferenceKeys;

/** The stored theme; by default the system's theme. */
export function storedTheme(): Theme {
  const stored = localStorage.getItem(themeKey);
  if (stored === 'dark' || stored === 'light') return stored;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

export function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(themeKey, theme);
  showTheme(theme);
}

/** The stored language; by default the first supported language of the browser. */
export function storedLanguage(): Language {
  const requested = [
    localStorage.getItem(languageKeys[0]),
    ...navigator.languages.map((tag) => tag.slice(0, 2)),
  ];
  return requested.find(isLanguage) ?? 'en';
}

export function showLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

export async function chooseLanguage(language: Language): Promise<void> {
  for (const key of languageKeys) localStorage.setItem(key, language);
  await changeLanguage(language);
  showLanguage(language);
}
