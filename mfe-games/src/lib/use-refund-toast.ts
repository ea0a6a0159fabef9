import { useEvent } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { useMoney, useToast } from '@croupier/ui';

/** Shows a member that the stakes of an unfinished round are refunded. */
export function useRefundToast(): void {
  const { t } = useTexts('mfe-games');
  const toast = useToast();
  const money = useMoney();
  useEvent('round.refunded', ({ amount }) => {
    toast({ tone: 'positive', text: t('game.refunded', { amount: money(amount) }) });
  });
}
