import type { Remote } from '@croupier/ui';

export const remote: Remote = {
  pages: { 'play-safely': () => import('./pages/play-safely-page.tsx') },
  parts: {},
  overlays: { 'member-centre': () => import('./pages/member-centre-page.tsx') },
  texts: {
    en: () => import('./texts/en.json'),
    bn: () => import('./texts/bn.json'),
    es: () => import('./texts/es.json'),
    ar: () => import('./texts/ar.json'),
  },
};
