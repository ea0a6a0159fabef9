import {
  directionOf,
  textLanguageOf,
  type Language,
  type Theme,
  languages,
  type SiteManifest,
  type SiteModule,
} from '@croupier/contracts';
import { changeLanguage, currentLanguage } from '@croupier/i18n';
import type { startPreferences } from '../preferences/preferences.ts';
import { fetchFreshPage } from '../trust/page-manifest.ts';

/** A place of ours before anything is known of its brand. */
export function applyPreferences(
  element: HTMLElement,
  { theme, language }: { readonly theme: Theme; readonly language: Language },
): void {
  element.dataset['croupier'] = '';
  element.dataset['theme'] = theme;
  element.lang = language;
  element.dir = directionOf(language);
}

/**
 * An embedded remote sets brand, theme and language on its own element: document and storage belong to the
 * host.
 */
export const embeddedPreferences =
  (element: HTMLElement, first: Theme): typeof startPreferences =>
  ({ brand }, bus) => {
    element.dataset['brand'] = brand.look;
    applyPreferences(element, { theme: first, language: currentLanguage() });
    bus.on('theme.changed', showTheme);
    bus.on('language.changed', (language) => void follow(language));

    function showTheme(theme: Theme): void {
      element.dataset['theme'] = theme;
    }
    function showLanguage(language: Language): void {
      element.lang = language;
      element.dir = directionOf(language);
    }
    async function follow(language: Language): Promise<void> {
      if (currentLanguage() !== language) await changeLanguage(language);
      showLanguage(language);
    }
    return {
      setTheme: (theme) => bus.publish('theme.changed', theme),
      async setLanguage(tag) {
        await changeLanguage(textLanguageOf(tag, brand.languages), tag);
        bus.publish('language.changed', currentLanguage());
      },
    };
  };

/** The site manifest as the platform writes it into its own pages, for the brand of the request's host. */
export async function requestSite(platform: string): Promise<SiteManifest> {
  // A host's page has no pinned keys: it trusts its connection to the platform.
  const { text } = await fetchFreshPage(`${platform}/`);
  const site: SiteManifest = JSON.parse(text);
  return site;
}

/** The language of the host's page, if it is one of ours. */
export const pageLanguage = (): Language | undefined =>
  languages.find((one) => one === document.documentElement.lang);

/** The language of the host's page if the brand offers it; else the visitor's. */
export function embeddedLanguage({ brand, language }: SiteManifest): Language {
  const ofPage = pageLanguage();
  return ofPage && brand.languages.includes(ofPage) ? ofPage : language;
}

/** The site with only one module, with the brand's settings, whatever the module's release. */
export function siteWith(site: SiteManifest, module: SiteModule): SiteManifest {
  const { name } = module.description;
  const settings = site.modules.find(({ description }) => description.name === name)?.settings;
  return { ...site, modules: [settings ? { ...module, settings } : module] };
}
