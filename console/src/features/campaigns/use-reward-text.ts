import type { AdminRewardGrant } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';

/** What a reward is, as one line. */
export function useRewardText() {
  const { t, local, formats } = useTexts('console');
  return ({ reward, currency }: Pick<AdminRewardGrant, 'reward' | 'currency'>): string => {
    const kind = t(`campaigns.gifts.${reward.kind}`);
    switch (reward.kind) {
      case 'cash':
      case 'bonus':
        return `${kind}: ${formats.money(reward.amount, `${currency} `)}`;
      case 'free-rounds':
        return `${kind}: ${formats.number(reward.rounds)} · ${local(reward.game.name)}`;
      case 'points':
      case 'rank-points':
        return `${kind}: ${formats.number(reward.points)}`;
      case 'raffle-ticket':
        return `${kind}: ${formats.number(reward.tickets)}`;
      case 'item':
        return local(reward.name);
    }
  };
}
