import type { CashCorrection } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useDecideCorrection } from '../../api/members.ts';
import { DecisionDialog } from '../../lib/decision-dialog.tsx';

interface CorrectionDialogProps {
  readonly correction: CashCorrection;
  readonly decision: 'confirm' | 'refuse';
  readonly onClose: () => void;
}

/** Asks for the reason of the decision, which goes into the audit trail. */
export function CorrectionDialog({ correction, decision, onClose }: CorrectionDialogProps) {
  const { t, formats } = useTexts('console');
  const { reload, ...decisions } = useDecideCorrection();
  const { id, memberId, account, amount, currency } = correction;
  const decide = decisions[decision];
  const names = { account, amount: formats.money(amount, `${currency} `) };
  return (
    <DecisionDialog
      title={t(`corrections.${decision}.title`, names)}
      confirm={t(`corrections.${decision}.open`)}
      isBusy={decide.isPending}
      error={decide.error}
      done={t(`corrections.${decision}.done`, names)}
      reload={reload}
      onConfirm={(note, _fields, { callbacks }) => decide.mutate({ memberId, id, note }, callbacks)}
      onClose={onClose}
    >
      <p>{t(`corrections.${decision}.text`, names)}</p>
    </DecisionDialog>
  );
}
