import type { Remote } from '@croupier/ui';

export const remote: Remote = {
  pages: { 'play-safely': () => import('./pages/play-safely-page.tsx') },
  parts: {},
  overlays: {
    'member-centre': () => import('./pages/member-centre-page.tsx'),
    'member-centre/securityCenter': () => import('./pages/member-centre/security-center-page.tsx'),
    'member-centre/transferFund': () => import('./pages/member-centre/transfer-fund-page.tsx'),
    'member-centre/depositv2': () => import('./pages/member-centre/depositv2-page.tsx'),
    'member-centre/withdraw': () => import('./pages/member-centre/withdraw-page.tsx'),
    'member-centre/transferUpline': () => import('./pages/member-centre/transfer-upline-page.tsx'),
    'member-centre/personalHistoryCopy': () =>
      import('./pages/member-centre/personal-history-copy-page.tsx'),
    'member-centre/transactionHistory': () =>
      import('./pages/member-centre/transaction-history-page.tsx'),
    'member-centre/personalProfit': () => import('./pages/member-centre/personal-profit-page.tsx'),
    'member-centre/bonusDetails': () => import('./pages/member-centre/bonus-details-page.tsx'),
    'member-centre/rewardCenter': () => import('./pages/member-centre/reward-center-page.tsx'),
    'member-centre/missionLeaderboard': () =>
      import('./pages/member-centre/mission-leaderboard-page.tsx'),
    'member-centre/messageV2': () => import('./pages/member-centre/message-v2-page.tsx'),
    'member-centre/playerRank': () => import('./pages/member-centre/player-rank-page.tsx'),
    'member-centre/manualRebate': () => import('./pages/member-centre/manual-rebate-page.tsx'),
    'member-centre/referral': () => import('./pages/member-centre/referral-page.tsx'),
    'member-centre/playSafely': () => import('./pages/member-centre/play-safely-page.tsx'),
  },
  texts: {
    en: () => import('./texts/en.json'),
    bn: () => import('./texts/bn.json'),
    es: () => import('./texts/es.json'),
    ar: () => import('./texts/ar.json'),
  },
};
