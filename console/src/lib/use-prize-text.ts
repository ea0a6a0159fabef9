import type { Reward } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';

/** What a reward is, as one line. */
export function usePrizeText(currency: string) {
  const { t, formats, local } = useTexts('console');
  return (reward: Reward): string => {
    switch (reward.kind) {
      case 'cash':
      case 'bonus':
        return t(`rewarding.prize.${reward.kind}`, {
          amount: formats.money(reward.amount, `${currency} `),
        });
      case 'free-rounds':
        return t('rewarding.prize.free-rounds', {
          rounds: formats.number(reward.rounds),
          game: local(reward.game.name),
        });
      case 'points':
      case 'rank-points':
        return t('rewarding.prize.points', { points: formats.number(reward.points) });
      case 'raffle-ticket':
        return t('rewarding.prize.raffle-ticket', { tickets: formats.number(reward.tickets) });
      case 'item':
        return local(reward.name);
    }
  };
}
