import { useTexts } from '@croupier/i18n';
import { useSite } from '@croupier/ui';
import type { CentreEntry } from '@croupier/ui/centre';
import { pagesWith, type CentrePage } from '../../lib/centre-pages.ts';

const icons = {
  announcement: 'info',
  agentTeamOverview: 'chart',
  account: 'user',
  teamManagement: 'team',
  teamBetting: 'ticket',
  userProfitLoss: 'wallet',
  myIncome: 'deposit',
  transactionDetails: 'history',
  dividend: 'crown',
  dailySalary: 'star',
  hourlySalary: 'clock',
  realTimeSalary: 'live',
} as const satisfies Record<CentrePage, string>;

/** The pages of the agent centre that the brand offers. */
export function useCentreEntries(): readonly CentreEntry[] {
  const { t } = useTexts('mfe-agent');
  return pagesWith(useSite().flags).map((name) => ({
    name,
    label: t(`menu.${name}`),
    icon: icons[name],
  }));
}
