import type { TextLoaders } from '@croupier/i18n';

export const consoleTexts: TextLoaders = {
  en: () => import('./en.json'),
  bn: () => import('./bn.json'),
  es: () => import('./es.json'),
  ar: () => import('./ar.json'),
};
