import type { TextLoaders } from '@croupier/i18n';

/** Texts of the help page: they load with the page. */
export const helpTexts: TextLoaders = {
  en: () => import(/* webpackChunkName: 'help-en' */ './texts/en.json', { with: { type: 'json' } }),
  bn: () => import(/* webpackChunkName: 'help-bn' */ './texts/bn.json', { with: { type: 'json' } }),
  es: () => import(/* webpackChunkName: 'help-es' */ './texts/es.json', { with: { type: 'json' } }),
  ar: () => import(/* webpackChunkName: 'help-ar' */ './texts/ar.json', { with: { type: 'json' } }),
};
