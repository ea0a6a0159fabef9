import type { TextLoaders } from '@croupier/i18n';

/**
 * The kit's own texts; the host loads them under the namespace `ui` before rendering. The chunk has the same
 * name as the host's, so that both are in one file.
 */
export const uiTexts: TextLoaders = {
  en: () => import(/* webpackChunkName: 'texts-en' */ './en.json'),
  bn: () => import(/* webpackChunkName: 'texts-bn' */ './bn.json'),
  es: () => import(/* webpackChunkName: 'texts-es' */ './es.json'),
  ar: () => import(/* webpackChunkName: 'texts-ar' */ './ar.json'),
};
