import type { Remote } from '@croupier/ui';

export const remote: Remote = {
  pages: {
    lottery: () => import('./pages/lottery-page.tsx'),
    fairness: () => import('./pages/fairness-page.tsx'),
  },
  parts: { 'next-draws': () => import('./features/next-draws/next-draws.tsx') },
  overlays: {},
  texts: {
    en: () => import('./texts/en.json'),
    bn: () => import('./texts/bn.json'),
    es: () => import('./texts/es.json'),
    ar: () => import('./texts/ar.json'),
  },
};
