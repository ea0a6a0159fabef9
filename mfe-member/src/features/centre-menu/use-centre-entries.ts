import { capabilitiesOf } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useSite } from '@croupier/ui';
import type { CentreEntry } from '@croupier/ui/centre';
import { useUnreadCount } from '../../api/inbox.ts';
import { centrePages, type CentrePage } from '../../lib/centre-pages.ts';

const icons = {
  securityCenter: 'user',
  depositv2: 'deposit',
  transferFund: 'wallet',
  withdraw: 'external',
  transferUpline: 'team',
  personalHistoryCopy: 'ticket',
  transactionHistory: 'history',
  personalProfit: 'chart',
  bonusDetails: 'star',
  rewardCenter: 'gift',
  messageV2: 'mail',
  missionLeaderboard: 'star',
  playerRank: 'crown',
  manualRebate: 'ticket',
  referral: 'team',
  playSafely: 'shield',
} as const satisfies Record<CentrePage, string>;

/** The pages of the member centre that the brand offers, with the numbers of what waits there. */
export function useCentreEntries(): readonly CentreEntry[] {
  const { t, formats } = useTexts('mfe-member');
  const { data } = useUnreadCount();
  const { referral } = capabilitiesOf(useSite().flags);
  const counts: Readonly<Partial<Record<CentrePage, number>>> = {
    messageV2: (data?.messages ?? 0) + (data?.support ?? 0),
    missionLeaderboard: data?.missions ?? 0,
    rewardCenter: data?.rewards ?? 0,
  };
  return centrePages
    .filter((name) => name !== 'referral' || referral)
    .map((name) => {
      const count = counts[name];
      const number = formats.number(count ?? 0);
      const key = name === 'messageV2' ? 'menu.unread' : 'menu.claimable';
      return {
        name,
        label: t(`menu.${name}`),
        icon: icons[name],
        count: count ? { shown: number, label: t(key, { count, number }) } : undefined,
      };
    });
}
