import type { RewardGrant } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useMoney } from '@croupier/ui';

/** What a reward is, as one line. */
export function useRewardText() {
  const { t, formats, local } = useTexts('mfe-member');
  const money = useMoney();
  return ({ reward }: Pick<RewardGrant, 'reward'>): string => {
    switch (reward.kind) {
      case 'cash':
        return t('rewards.kind.cash', { amount: money(reward.amount) });
      case 'bonus':
        return t('rewards.kind.bonus', {
          amount: money(reward.amount),
          times: formats.number(reward.terms.times),
        });
      case 'free-rounds':
        return t('rewards.kind.free-rounds', {
          rounds: formats.number(reward.rounds),
          stake: money(reward.stake),
          game: local(reward.game.name),
        });
      case 'points':
      case 'rank-points':
        return t(`rewards.kind.${reward.kind}`, { points: formats.number(reward.points) });
      case 'raffle-ticket':
        return t('rewards.kind.raffle-ticket', { tickets: formats.number(reward.tickets) });
      case 'item':
        return t('rewards.kind.item', { item: local(reward.name) });
    }
  };
}
