import { directionOf, textLanguageOf, type Language, type Theme } from '@croupier/contracts';
import { changeLanguage, currentLanguage } from '@croupier/i18n';
import type { startPreferences } from '../preferences/preferences.ts';

/** A place of ours before anything is known of its brand. */
export function dressPlace(
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
    dressPlace(element, { theme: first, language: currentLanguage() });
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
