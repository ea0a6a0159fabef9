import type { TextLoaders } from '@croupier/i18n';

/** Texts of the forms: they load with the forms, not with the page. */
export const signInTexts: TextLoaders = {
  en: () =>
    import(/* webpackChunkName: 'sign-in-en' */ './texts/en.json', { with: { type: 'json' } }),
  bn: () =>
    import(/* webpackChunkName: 'sign-in-bn' */ './texts/bn.json', { with: { type: 'json' } }),
  es: () =>
    import(/* webpackChunkName: 'sign-in-es' */ './texts/es.json', { with: { type: 'json' } }),
  ar: () =>
    import(/* webpackChunkName: 'sign-in-ar' */ './texts/ar.json', { with: { type: 'json' } }),
};
