import type { TextLoaders } from '@croupier/i18n';

/** Words of the help page alone: they come with the page. */
export const helpTexts: TextLoaders = {
  en: () => import(/* webpackChunkName: 'help-en' */ './texts/en.json', { with: { type: 'json' } }),
  bn: () => import(/* webpackChunkName: 'help-bn' */ './texts/bn.json', { with: { type: 'json' } }),
  es: () => import(/* webpackChunkName: 'help-es' */ './texts/es.json', { with: { type: 'json' } }),
  ar: () => import(/* webpackChunkName: 'help-ar' */ './texts/ar.json', { with: { type: 'json' } }),
};
