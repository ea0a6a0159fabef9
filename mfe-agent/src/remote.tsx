import type { Remote } from '@croupier/ui';

export const remote: Remote = {
  pages: { 'agent-home': () => import('./pages/agent-home-page.tsx') },
  parts: {},
  overlays: {
    'agent-centre': () => import('./pages/agent-centre-page.tsx'),
    'agent-centre/announcement': () => import('./pages/agent-centre/announcement-page.tsx'),
    'agent-centre/agentTeamOverview': () =>
      import('./pages/agent-centre/agent-team-overview-page.tsx'),
    'agent-centre/account': () => import('./pages/agent-centre/account-page.tsx'),
    'agent-centre/teamManagement': () => import('./pages/agent-centre/team-management-page.tsx'),
    'agent-centre/teamBetting': () => import('./pages/agent-centre/team-betting-page.tsx'),
    'agent-centre/userProfitLoss': () => import('./pages/agent-centre/user-profit-loss-page.tsx'),
    'agent-centre/myIncome': () => import('./pages/agent-centre/my-income-page.tsx'),
    'agent-centre/transactionDetails': () =>
      import('./pages/agent-centre/transaction-details-page.tsx'),
    'agent-centre/dividend': () => import('./pages/agent-centre/dividend-page.tsx'),
    'agent-centre/dailySalary': () => import('./pages/agent-centre/daily-salary-page.tsx'),
    'agent-centre/hourlySalary': () => import('./pages/agent-centre/hourly-salary-page.tsx'),
    'agent-centre/realTimeSalary': () => import('./pages/agent-centre/real-time-salary-page.tsx'),
  },
  texts: {
    en: () => import('./texts/en.json'),
    bn: () => import('./texts/bn.json'),
    es: () => import('./texts/es.json'),
    ar: () => import('./texts/ar.json'),
  },
};
