import type { Bonus } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useMoney, useToast } from '@croupier/ui';
import { ConfirmDialog } from '@croupier/ui/confirm-dialog';
import { useForfeitBonus } from '../../api/bonuses.ts';

/** Gives up the bonus permanently, after a confirmation. */
export function ForfeitDialog({ bonus, onClose }: { bonus: Bonus; onClose: () => void }) {
  const { t } = useTexts('mfe-member');
  const money = useMoney();
  const toast = useToast();
  const { forfeit, reload } = useForfeitBonus();

  function confirm(): void {
    const onSuccess = () => {
      toast({ text: t('bonuses.forfeit.done') });
      onClose();
    };
    forfeit.mutate({ id: bonus.id }, { onSuccess, onSettled: reload });
  }

  return (
    <ConfirmDialog
      title={t('bonuses.forfeit.title')}
      confirm={t('bonuses.forfeit.open')}
      isDanger
      isBusy={forfeit.isPending}
      error={forfeit.error}
      onClose={onClose}
      onConfirm={confirm}
    >
      {t('bonuses.forfeit.text', { amount: money(bonus.left) })}
    </ConfirmDialog>
  );
}
