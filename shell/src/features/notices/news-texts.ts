import type { TextLoaders } from '@croupier/i18n';

/** Texts of the notices, and of the pages about the brand, which load with them. */
export const newsTexts: TextLoaders = {
  en: () => import(/* webpackChunkName: 'news-en' */ './texts/en.json', { with: { type: 'json' } }),
  bn: () => import(/* webpackChunkName: 'news-bn' */ './texts/bn.json', { with: { type: 'json' } }),
  es: () => import(/* webpackChunkName: 'news-es' */ './texts/es.json', { with: { type: 'json' } }),
  ar: () => import(/* webpackChunkName: 'news-ar' */ './texts/ar.json', { with: { type: 'json' } }),
};
