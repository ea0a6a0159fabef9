import type { TextLoaders } from '@croupier/i18n';

/** Texts of the panels. */
export const inspectTexts: TextLoaders = {
  en: () =>
    import(/* webpackChunkName: 'inspect-en' */ './texts/en.json', { with: { type: 'json' } }),
  bn: () =>
    import(/* webpackChunkName: 'inspect-bn' */ './texts/bn.json', { with: { type: 'json' } }),
  es: () =>
    import(/* webpackChunkName: 'inspect-es' */ './texts/es.json', { with: { type: 'json' } }),
  ar: () =>
    import(/* webpackChunkName: 'inspect-ar' */ './texts/ar.json', { with: { type: 'json' } }),
};
