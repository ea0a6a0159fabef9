import type { AdminAgentContract } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useContractDecisions } from '../../api/agent-contracts.ts';
import { DecisionDialog } from '../../lib/decision-dialog.tsx';

interface ContractDialogProps {
  readonly contract: AdminAgentContract;
  readonly decision: 'end' | 'hold';
  readonly onClose: () => void;
}

/** Ends a contract, or holds its payouts, with a reason. */
export function ContractDialog({ contract, decision, onClose }: ContractDialogProps) {
  const { t } = useTexts('console');
  const { end, hold, reload } = useContractDecisions();
  const { brand, id: contractId, agent, isHeld } = contract;
  const name = decision === 'end' ? 'end' : isHeld ? 'unhold' : 'hold';
  const decide = decision === 'end' ? end : hold;
  return (
    <DecisionDialog
      title={t(`agentContracts.title.${name}`, { account: agent })}
      confirm={t(`agentContracts.${name}`)}
      done={t('agentContracts.done')}
      isDanger={decision === 'end'}
      isBusy={decide.isPending}
      error={decide.error}
      reload={reload}
      onConfirm={(note, _fields, { callbacks }) =>
        decision === 'end'
          ? end.mutate({ brand, contractId, note }, callbacks)
          : hold.mutate({ brand, contractId, isHeld: !isHeld, note }, callbacks)
      }
      onClose={onClose}
    >
      <p>{t(`agentContracts.text.${name}`)}</p>
    </DecisionDialog>
  );
}
