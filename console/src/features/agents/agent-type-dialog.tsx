import { useTexts } from '@croupier/i18n';
import { Select, TextInput, useFieldErrors } from '@croupier/ui';
import { useState } from 'react';
import { useAgentType } from '../../api/agents.ts';
import { DecisionDialog } from '../../lib/decision-dialog.tsx';
import styles from './agents.module.css';

interface AgentTypeDialogProps {
  readonly brand: string;
  /** The agent; `null`: the operator types the account. */
  readonly account: string | null;
  readonly type: number;
  readonly onClose: () => void;
}

const agentTypes = [1, 2, 41, 42] as const;

/** Makes a member an agent, or an agent a player, with a reason. */
export function AgentTypeDialog({ brand, account, type, onClose }: AgentTypeDialogProps) {
  const texts = useTexts('console');
  const { t, formats } = texts;
  const { set, reload } = useAgentType();
  const [isMissing, setMissing] = useState(false);
  const refused = useFieldErrors(texts, isMissing ? { fields: missing } : set.error);
  const choices = account === null ? agentTypes : ([0, ...agentTypes] as const);

  function send(note: string, fields: FormData, callbacks: Parameters<typeof set.mutate>[1]): void {
    const named = account ?? String(fields.get('account') ?? '').trim();
    const chosen = choices.find((one) => String(one) === fields.get('type'));
    setMissing(named === '');
    if (named !== '' && chosen !== undefined)
      set.mutate({ brand, account: named, type: chosen, note }, callbacks);
  }

  return (
    <DecisionDialog
      title={account === null ? t('agents.type.new') : t('agents.type.of', { account })}
      confirm={t('agents.type.save')}
      isBusy={set.isPending}
      error={set.error}
      done={t('agents.type.done')}
      reload={reload}
      onConfirm={(note, fields, { callbacks }) => send(note, fields, callbacks)}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <p className={styles.note}>{t('agents.type.text')}</p>
        {account === null && (
          <TextInput
            name="account"
            label={t('agents.type.account')}
            autoComplete="off"
            autoCapitalize="none"
            dir="ltr"
            maxLength={64}
            error={refused['account']}
          />
        )}
        <Select name="type" label={t('agents.type.label')} defaultValue={String(type)}>
          {choices.map((one) => (
            <option key={one} value={one}>
              {one === 0
                ? t('agents.type.player')
                : t('agents.type.agent', { type: formats.number(one) })}
            </option>
          ))}
        </Select>
      </div>
    </DecisionDialog>
  );
}

const missing = { account: { code: 'required' } } as const;
