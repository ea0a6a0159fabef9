import type { AdminAgentPayout } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useContractDecisions } from '../../api/agent-contracts.ts';
import { DecisionDialog } from '../../lib/decision-dialog.tsx';
import { ExplanationItems } from './explanation-items.tsx';

export type PayoutDecision = 'release' | 'refuse';

interface PayoutDialogProps {
  readonly payout: AdminAgentPayout;
  readonly decision: PayoutDecision;
  readonly onClose: () => void;
}

/** Releases or refuses a payout, with a reason for the audit trail. */
export function PayoutDialog({ payout, decision, onClose }: PayoutDialogProps) {
  const { t } = useTexts('console');
  const { reload, ...decisions } = useContractDecisions();
  const decide = decisions[decision];
  const { brand, id: payoutId, agent } = payout;
  return (
    <DecisionDialog
      title={t(`agentContracts.title.${decision}`, { account: agent })}
      confirm={t(`agentContracts.${decision}`)}
      done={t('agentContracts.done')}
      isDanger={decision === 'refuse'}
      isBusy={decide.isPending}
      error={decide.error}
      reload={reload}
      onConfirm={(note, _fields, { callbacks }) =>
        decide.mutate({ brand, payoutId, note }, callbacks)
      }
      onClose={onClose}
    >
      <p>{t(`agentContracts.text.${decision}`)}</p>
      <ExplanationItems {...payout} />
    </DecisionDialog>
  );
}
