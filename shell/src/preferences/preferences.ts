import type { BusHandle } from '@croupier/bus';
import {
  directionOf,
  hasTexts,
  languageParameter,
  preferenceKeys,
  textLanguageOf,
  type Language,
  type SiteManifest,
  type Theme,
} from '@croupier/contracts';
import { changeLanguage, currentLanguage, currentLocale } from '@croupier/i18n';
import { local } from './stored.ts';

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** The tag with which developers see every text in marked letters; a page for visitors does not accept it. */
export const pseudoTag = 'en-XA';
export const hasPseudo = process.env.NODE_ENV === 'development';

/**
 * The language in the page's address; else this visitor's last choice here, if the brand offers it; else the
 * locale in which the server rendered the page.
 */
export function chosenLocale(site: SiteManifest): string {
  return addressLanguage(site) ?? storedLocale(site) ?? site.locale?.tag ?? site.language;
}

function addressLanguage({ brand }: SiteManifest): Language | undefined {
  const named = new URLSearchParams(window.location.search).get(languageParameter);
  return brand.languages.find((language) => language === named);
}

/** A choice made by hand replaces the language in the address, which would come back with a reload. */
function removeAddressLanguage(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(languageParameter)) return;
  url.searchParams.delete(languageParameter);
  window.history.replaceState(window.history.state, '', url);
}

function storedLocale({ brand }: SiteManifest): string | undefined {
  const stored = preferenceKeys.languages.map((key) => local.get(key));
  const offered = [...brand.languages, ...brand.furtherLocales, ...(hasPseudo ? [pseudoTag] : [])];
  return offered.find((tag) => stored.includes(tag));
}

/** The language whose texts this visitor reads. */
export function chosenLanguage(site: SiteManifest): Language {
  return textLanguageOf(chosenLocale(site), site.brand.languages);
}

/**
 * The theme that this visitor last chose here. Any stored value except `dark` means light, by the
 * specification.
 */
export function chosenTheme({ theme }: SiteManifest): Theme {
  const stored = local.get(preferenceKeys.theme);
  if (stored === null) return theme;
  return stored === 'dark' ? 'dark' : 'light';
}

export interface Preferences {
  readonly setTheme: (theme: Theme) => void;
  /**
   * By the tag of a language or of a region. Rejects if the texts of a loaded module are unavailable; the
   * language then stays.
   */
  readonly setLanguage: (tag: string) => Promise<void>;
}

/** Applies and stores theme and language: in the document, for the next visit, and in every tab. */
export function startPreferences(site: SiteManifest, bus: BusHandle): Preferences {
  const textsOf = (tag: string) => textLanguageOf(tag, site.brand.languages);
  const change = (tag: string) => changeLanguage(textsOf(tag), tag);
  showTheme(chosenTheme(site));
  showLanguage();
  bus.on('theme.changed', showTheme);
  bus.on('language.changed', (language) => void follow(language));

  /** A choice made here, or in another tab, which has stored the region. */
  async function follow(language: Language): Promise<void> {
    const stored = storedLocale(site) ?? currentLocale();
    const tag = textsOf(stored) === language ? stored : language;
    if (currentLocale() !== tag) await change(tag);
    showLanguage();
  }
  return {
    setTheme(theme) {
      remember(preferenceKeys.theme, theme);
      bus.publish('theme.changed', theme);
    },
    async setLanguage(tag) {
      await change(tag);
      for (const key of preferenceKeys.languages) remember(key, tag);
      removeAddressLanguage();
      bus.publish('language.changed', currentLanguage());
    },
  };
}

function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}

function showLanguage(): void {
  const [language, tag] = [currentLanguage(), currentLocale()];
  if (process.env.NODE_ENV === 'development')
    void import('./pseudo-language.ts').then(({ showPseudo }) => showPseudo(tag === pseudoTag));
  document.documentElement.lang = hasTexts(tag, [language]) ? tag : language;
  document.documentElement.dir = directionOf(language);
}

const yearS = 31_536_000;

/** Stored in this browser, and as a cookie for the platform, which renders the next page with it. */
function remember(key: string, value: string): void {
  local.set(key, value);
  document.cookie = `${key}=${value}; path=/; max-age=${yearS}; samesite=lax`;
}
