import type { TextLoaders } from '@croupier/i18n';

/**
 * The kit's own texts; the host loads them under the namespace `ui` before it renders. The name of the
 * chunk is the host's too: both come in one file.
 */
export const uiTexts: TextLoaders = {
  en: () => import(/* webpackChunkName: 'texts-en' */ './en.json'),
  bn: () => import(/* webpackChunkName: 'texts-bn' */ './bn.json'),
  es: () => import(/* webpackChunkName: 'texts-es' */ './es.json'),
  ar: () => import(/* webpackChunkName: 'texts-ar' */ './ar.json'),
};
