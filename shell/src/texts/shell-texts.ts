import type { TextLoaders } from '@croupier/i18n';

/** The texts of the shell and the kit, one file per language; the platform names the file in the page. */
export const shellTexts: TextLoaders = {
  en: () => import(/* webpackChunkName: 'texts-en' */ './en.json', { with: { type: 'json' } }),
  bn: () => import(/* webpackChunkName: 'texts-bn' */ './bn.json', { with: { type: 'json' } }),
  es: () => import(/* webpackChunkName: 'texts-es' */ './es.json', { with: { type: 'json' } }),
  ar: () => import(/* webpackChunkName: 'texts-ar' */ './ar.json', { with: { type: 'json' } }),
};
