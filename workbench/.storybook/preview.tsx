import '@croupier/ui/styles.css';
import '@croupier/ui/fonts.css';
import { languages, type Language } from '@croupier/contracts';
import { changeLanguage, loadTexts, startTexts } from '@croupier/i18n';
import { SiteScope, Toaster, uiTexts } from '@croupier/ui';
import type { Preview } from '@storybook/react-webpack5';
import { MemoryRouter } from 'react-router-dom';
import { aSite } from '@croupier/ui/testing';
import styles from './preview.module.css';

const choice = (name: string, items: readonly string[]) => ({
  description: name,
  toolbar: { title: name, items: [...items], dynamicTitle: true },
});

const isLanguage = (name: unknown): name is Language => languages.some((one) => one === name);

/** Shows every story in each look, theme and language of the product. */
const preview: Preview = {
  globalTypes: {
    look: choice('Look', ['padma', 'verano']),
    theme: choice('Theme', ['dark', 'light']),
    language: choice('Language', languages),
  },
  parameters: { layout: 'fullscreen' },
  initialGlobals: { look: 'padma', theme: 'dark', language: 'en' },
  loaders: [
    async ({ globals }) => {
      const language = isLanguage(globals['language']) ? globals['language'] : 'en';
      const { dataset } = document.documentElement;
      dataset['brand'] = String(globals['look']);
      dataset['theme'] = String(globals['theme']);
      document.documentElement.lang = language;
      document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
      await startTexts(language);
      await changeLanguage(language);
      await loadTexts('ui', uiTexts);
      return {};
    },
  ],
  decorators: [
    (Story) => (
      <MemoryRouter>
        <SiteScope site={aSite()}>
          <div className={styles.page}>
            <Story />
          </div>
          <Toaster />
        </SiteScope>
      </MemoryRouter>
    ),
  ],
};

export default preview;
