import type { AdminDeposit } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useToast } from '@croupier/ui';
import { useDecideDeposit } from '../../api/cashier.ts';
import { NoteDialog } from '../../lib/note-dialog.tsx';

interface RefuseDialogProps {
  readonly item: AdminDeposit;
  readonly onClose: () => void;
}

/** Declines a transfer, or leaves late money uncredited, with a reason that the member can read. */
export function RefuseDialog({ item: { deposit, member }, onClose }: RefuseDialogProps) {
  const { t } = useTexts('console');
  const toast = useToast();
  const { refuse, reload } = useDecideDeposit();
  const names = { member: member.account };

  function decline(reason: string): void {
    refuse.mutate(
      { id: deposit.id, reason },
      {
        onSuccess: () => {
          toast({ tone: 'positive', text: t('queue.refuse.done', names) });
          onClose();
        },
        onSettled: reload,
      },
    );
  }

  return (
    <NoteDialog
      title={t('queue.refuse.title', names)}
      confirm={t('queue.refuse.confirm')}
      isDanger
      isBusy={refuse.isPending}
      error={refuse.error}
      hint={t('queue.noteForMember')}
      onConfirm={decline}
      onClose={onClose}
    >
      <p>{t('queue.refuse.text')}</p>
    </NoteDialog>
  );
}
