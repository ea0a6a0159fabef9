import type { AdminDeposit } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useDecideDeposit } from '../../api/cashier.ts';
import { DecisionDialog } from '../../lib/decision-dialog.tsx';

interface RefuseDialogProps {
  readonly item: AdminDeposit;
  readonly onClose: () => void;
}

/** Declines a transfer, or leaves late money uncredited, with a reason that the member can read. */
export function RefuseDialog({ item: { deposit, member }, onClose }: RefuseDialogProps) {
  const { t } = useTexts('console');
  const { refuse, reload } = useDecideDeposit();
  const names = { member: member.account };

  return (
    <DecisionDialog
      title={t('queue.refuse.title', names)}
      confirm={t('queue.refuse.confirm')}
      isDanger
      isBusy={refuse.isPending}
      error={refuse.error}
      hint={t('queue.noteForMember')}
      done={t('queue.refuse.done', names)}
      reload={reload}
      onConfirm={(reason, _fields, { callbacks }) =>
        refuse.mutate({ id: deposit.id, reason }, callbacks)
      }
      onClose={onClose}
    >
      <p>{t('queue.refuse.text')}</p>
    </DecisionDialog>
  );
}
