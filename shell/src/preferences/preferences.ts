import type { BusHandle } from '@croupier/bus';
import {
  directionOf,
  preferenceKeys,
  type Language,
  type SiteManifest,
  type Theme,
} from '@croupier/contracts';
import { changeLanguage, currentLanguage } from '@croupier/i18n';
import { local } from './stored.ts';

/** The language that this visitor last chose here, where the brand speaks it; else that of the page. */
export function chosenLanguage({ brand, language }: SiteManifest): Language {
  const stored = preferenceKeys.languages.map((key) => local.get(key));
  return brand.languages.find((one) => stored.includes(one)) ?? language;
}

/** The theme that this visitor last chose here. Any stored value but `dark` means light, as the specification has it. */
export function chosenTheme({ theme }: SiteManifest): Theme {
  const stored = local.get(preferenceKeys.theme);
  if (stored === null) return theme;
  return stored === 'dark' ? 'dark' : 'light';
}

export interface Preferences {
  readonly setTheme: (theme: Theme) => void;
  /** Rejects where the texts of a loaded module cannot be had; the language then stays. */
  readonly setLanguage: (language: Language) => Promise<void>;
}

/** Keeps theme and language: in the document, for the next visit, and the same in every tab. */
export function startPreferences(site: SiteManifest, bus: BusHandle): Preferences {
  showTheme(chosenTheme(site));
  showLanguage(currentLanguage());
  bus.on('theme.changed', showTheme);
  bus.on('language.changed', (language) => void followLanguage(language));
  return {
    setTheme(theme) {
      remember(preferenceKeys.theme, theme);
      bus.publish('theme.changed', theme);
    },
    async setLanguage(language) {
      await changeLanguage(language);
      for (const key of preferenceKeys.languages) remember(key, language);
      bus.publish('language.changed', language);
    },
  };
}

function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}

async function followLanguage(language: Language): Promise<void> {
  if (currentLanguage() !== language) await changeLanguage(language);
  showLanguage(language);
}

function showLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

const yearS = 31_536_000;

/** For this browser, and as a cookie for the platform, which writes the next page with it. */
function remember(key: string, value: string): void {
  local.set(key, value);
  document.cookie = `${key}=${value}; path=/; max-age=${yearS}; samesite=lax`;
}
