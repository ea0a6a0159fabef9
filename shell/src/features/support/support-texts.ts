import type { TextLoaders } from '@croupier/i18n';

/** Texts of the side bar, the chat and the recently played games. */
export const supportTexts: TextLoaders = {
  en: () =>
    import(/* webpackChunkName: 'support-en' */ './texts/en.json', { with: { type: 'json' } }),
  bn: () =>
    import(/* webpackChunkName: 'support-bn' */ './texts/bn.json', { with: { type: 'json' } }),
  es: () =>
    import(/* webpackChunkName: 'support-es' */ './texts/es.json', { with: { type: 'json' } }),
  ar: () =>
    import(/* webpackChunkName: 'support-ar' */ './texts/ar.json', { with: { type: 'json' } }),
};
