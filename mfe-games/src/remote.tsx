import type { Remote } from '@croupier/ui';

export const remote: Remote = {
  pages: {
    lobby: () => import('./pages/lobby-page.tsx'),
    game: () => import('./pages/game-page.tsx'),
    'jackpot-rules': () => import('./pages/jackpot-rules-page.tsx'),
    'game-detail': () => import('./pages/game-detail-page.tsx'),
    'sports-book': () => import('./pages/sports-book-page.tsx'),
  },
  parts: {
    hero: () => import('./features/hero/hero.tsx'),
    jackpot: () => import('./features/jackpot/jackpot.tsx'),
    'hot-games': () => import('./features/hot-games/hot-games.tsx'),
    'ranked-games': () => import('./features/ranked-games/ranked-games.tsx'),
    winners: () => import('./features/winners/winners.tsx'),
  },
  overlays: {
    'provider-games': () => import('./pages/provider-games-page.tsx'),
  },
  texts: {
    en: () => import('./texts/en.json'),
    bn: () => import('./texts/bn.json'),
    es: () => import('./texts/es.json'),
    ar: () => import('./texts/ar.json'),
  },
};
