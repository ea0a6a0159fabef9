import type { BonusId, MemberBonuses } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useToast } from '@croupier/ui';
import { useBonusActions } from '../../api/bonuses.ts';
import { NoteDialog } from '../../lib/note-dialog.tsx';

interface DecisionDialogProps {
  readonly found: MemberBonuses;
  readonly decision: 'confirm' | 'refuse' | 'cancel';
  readonly id: BonusId;
  /** The formatted amount. */
  readonly amount: string;
  readonly onClose: () => void;
}

/** Describes the effect, asks for a reason, and executes the decision. */
export function DecisionDialog({ found, decision, id, amount, onClose }: DecisionDialogProps) {
  const { t } = useTexts('console');
  const toast = useToast();
  const { again, ...actions } = useBonusActions();
  const action = actions[decision];
  const names = { amount, account: found.account };

  function decide(note: string): void {
    const onSuccess = () => {
      toast({ tone: 'positive', text: t(`bonuses.decision.${decision}.done`, names) });
      onClose();
    };
    action.mutate({ memberId: found.memberId, id, note }, { onSuccess, onSettled: again });
  }

  return (
    <NoteDialog
      title={t(`bonuses.decision.${decision}.title`, names)}
      confirm={t(`bonuses.decision.${decision}.confirm`)}
      isDanger={decision === 'cancel'}
      isBusy={action.isPending}
      error={action.error}
      onConfirm={decide}
      onClose={onClose}
    >
      <p>{t(`bonuses.decision.${decision}.text`, names)}</p>
    </NoteDialog>
  );
}
