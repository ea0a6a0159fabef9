import type { Reward } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useMoney } from '@croupier/ui';

/** What a prize is, as one line. */
export function usePrizeText() {
  const { t, formats, local } = useTexts('mfe-promo');
  const money = useMoney();
  return (reward: Reward): string => {
    switch (reward.kind) {
      case 'cash':
      case 'bonus':
        return t(`prize.${reward.kind}`, { amount: money(reward.amount) });
      case 'free-rounds':
        return t('prize.free-rounds', {
          rounds: formats.number(reward.rounds),
          game: local(reward.game.name),
        });
      case 'points':
      case 'rank-points':
        return t('prize.points', { points: formats.number(reward.points) });
      case 'raffle-ticket':
        return t('prize.raffle-ticket', { tickets: formats.number(reward.tickets) });
      case 'item':
        return local(reward.name);
    }
  };
}
