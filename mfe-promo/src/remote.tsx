import type { Remote } from '@croupier/ui';

export const remote: Remote = {
  pages: {
    promotions: () => import('./pages/promotions-page.tsx'),
    raffles: () => import('./pages/raffles-page.tsx'),
    'promo-detail': () => import('./pages/promo-detail-page.tsx'),
    'point-mall': () => import('./pages/point-mall-page.tsx'),
    'point-item': () => import('./pages/point-item-page.tsx'),
    vip: () => import('./pages/vip-page.tsx'),
  },
  parts: { 'promo-strip': () => import('./features/promo-strip/promo-strip.tsx') },
  overlays: { 'chat-room': () => import('./pages/chat-room-page.tsx') },
  texts: {
    en: () => import('./texts/en.json'),
    bn: () => import('./texts/bn.json'),
    es: () => import('./texts/es.json'),
    ar: () => import('./texts/ar.json'),
  },
};
