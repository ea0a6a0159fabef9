import type { BonusId, MemberBonuses } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useBonusActions } from '../../api/bonuses.ts';
import { DecisionDialog } from '../../lib/decision-dialog.tsx';

interface BonusDecisionProps {
  readonly found: MemberBonuses;
  readonly decision: 'confirm' | 'refuse' | 'cancel';
  readonly id: BonusId;
  /** The formatted amount. */
  readonly amount: string;
  readonly onClose: () => void;
}

/** Describes the effect, asks for a reason, and executes the decision. */
export function BonusDecision({ found, decision, id, amount, onClose }: BonusDecisionProps) {
  const { t } = useTexts('console');
  const { reload, ...actions } = useBonusActions();
  const action = actions[decision];
  const names = { amount, account: found.account };

  return (
    <DecisionDialog
      title={t(`bonuses.decision.${decision}.title`, names)}
      confirm={t(`bonuses.decision.${decision}.confirm`)}
      isDanger={decision === 'cancel'}
      isBusy={action.isPending}
      error={action.error}
      done={t(`bonuses.decision.${decision}.done`, names)}
      reload={reload}
      onConfirm={(note, _fields, { callbacks }) =>
        action.mutate({ memberId: found.memberId, id, note }, callbacks)
      }
      onClose={onClose}
    >
      <p>{t(`bonuses.decision.${decision}.text`, names)}</p>
    </DecisionDialog>
  );
}
