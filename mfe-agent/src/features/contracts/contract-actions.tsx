import type { AgentContract, ContractAction } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, useFieldErrors, useToast } from '@croupier/ui';
import { ConfirmDialog } from '@croupier/ui/confirm-dialog';
import { useState } from 'react';
import { useProcessContract } from '../../api/contracts.ts';
import styles from './contracts.module.css';

/** What the reader can do with a contract in its state. */
function actionsFor({ state, side, endRequest }: AgentContract): readonly ContractAction[] {
  if (state === 'offered') return side === 'agent' ? ['accept', 'reject'] : ['withdraw'];
  if (state !== 'active') return [];
  if (endRequest === null) return ['ask-end'];
  return endRequest.by === side ? ['keep'] : ['confirm-end', 'keep'];
}

/** Buttons for a contract; each asks for confirmation, because the other party sees the change at once. */
export function ContractActions({ contract }: { readonly contract: AgentContract }) {
  const { t } = useTexts('mfe-agent');
  const [asked, setAsked] = useState<ContractAction | null>(null);
  const other = contract.side === 'agent' ? contract.upline : contract.agent;
  const name = other ?? t('contracts.house');
  return (
    <span className={styles.actions}>
      {actionsFor(contract).map((action) => (
        <Button
          key={action}
          size="s"
          variant={action === 'accept' ? 'primary' : 'secondary'}
          aria-label={t(`contracts.label.${action}`, { name })}
          onClick={() => setAsked(action)}
        >
          {t(`contracts.action.${action}`)}
        </Button>
      ))}
      {asked && (
        <ActionDialog
          contract={contract}
          action={asked}
          name={name}
          onClose={() => setAsked(null)}
        />
      )}
    </span>
  );
}

interface ActionDialogProps {
  readonly contract: AgentContract;
  readonly action: ContractAction;
  readonly name: string;
  readonly onClose: () => void;
}

function ActionDialog({ contract, action, name, onClose }: ActionDialogProps) {
  const texts = useTexts('mfe-agent');
  const { t } = texts;
  const toast = useToast();
  const process = useProcessContract(contract.kind);
  // A broken rule names the field of the terms, for which this dialog has no input.
  const [rule] = Object.values(useFieldErrors(texts, process.error));
  const send = () =>
    process.mutate(
      { contractId: contract.id, action },
      {
        onSuccess() {
          toast({ tone: 'positive', text: t(`contracts.done.${action}`) });
          onClose();
        },
        onSettled: process.reload,
      },
    );
  return (
    <ConfirmDialog
      title={t(`contracts.label.${action}`, { name })}
      confirm={t(`contracts.action.${action}`)}
      isBusy={process.isPending}
      error={process.error}
      onConfirm={send}
      onClose={onClose}
    >
      {[t(`contracts.ask.${action}`, { name }), rule].filter(Boolean).join(' ')}
    </ConfirmDialog>
  );
}
