import type { Remote } from '@croupier/ui';

export const remote: Remote = {
  pages: { 'agent-home': () => import('./pages/agent-home-page.tsx') },
  parts: {},
  overlays: { 'agent-centre': () => import('./pages/agent-centre-page.tsx') },
  texts: {
    en: () => import('./texts/en.json'),
    bn: () => import('./texts/bn.json'),
    es: () => import('./texts/es.json'),
    ar: () => import('./texts/ar.json'),
  },
};
