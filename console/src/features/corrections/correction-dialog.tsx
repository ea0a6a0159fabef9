import type { CashCorrection } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useToast } from '@croupier/ui';
import { useDecideCorrection } from '../../api/members.ts';
import { NoteDialog } from '../../lib/note-dialog.tsx';

interface CorrectionDialogProps {
  readonly correction: CashCorrection;
  readonly decision: 'confirm' | 'refuse';
  readonly onClose: () => void;
}

/** Asks for the reason of the decision, which goes into the audit trail. */
export function CorrectionDialog({ correction, decision, onClose }: CorrectionDialogProps) {
  const { t, formats } = useTexts('console');
  const toast = useToast();
  const { again, ...decisions } = useDecideCorrection();
  const { id, memberId, account, amount, currency } = correction;
  const decide = decisions[decision];
  const names = { account, amount: formats.money(amount, `${currency} `) };
  return (
    <NoteDialog
      title={t(`corrections.${decision}.title`, names)}
      confirm={t(`corrections.${decision}.open`)}
      isBusy={decide.isPending}
      error={decide.error}
      onConfirm={(note) =>
        decide.mutate(
          { memberId, id, note },
          {
            onSuccess: () => {
              toast({ tone: 'positive', text: t(`corrections.${decision}.done`, names) });
              onClose();
            },
            onSettled: again,
          },
        )
      }
      onClose={onClose}
    >
      <p>{t(`corrections.${decision}.text`, names)}</p>
    </NoteDialog>
  );
}
