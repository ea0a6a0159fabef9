import { useTexts } from '@croupier/i18n';
import { ErrorText, TextInput } from '@croupier/ui';
import { useState } from 'react';
import { useChatChanges } from '../../api/chat.ts';
import { DecisionDialog, type DecisionEnds } from '../../lib/decision-dialog.tsx';
import styles from '../../lib/rewarding.module.css';
import { amountIn, numberIn } from '../../lib/typed-values.ts';

interface RainDialogProps {
  readonly brand: string;
  readonly currency: string;
  readonly onClose: () => void;
}

const membersRange = [1, 200] as const;
const minutesRange = [1, 1_440] as const;

/** Gives the members who wrote lately a small reward. */
export function RainDialog({ brand, currency, onClose }: RainDialogProps) {
  const { t } = useTexts('console');
  const { rain, reload } = useChatChanges();
  const [isUnreadable, setUnreadable] = useState(false);

  function send(note: string, fields: FormData, ends: DecisionEnds): void {
    const members = numberIn(fields, 'members', membersRange);
    const minutes = numberIn(fields, 'minutes', minutesRange);
    const amount = amountIn(fields, 'amount');
    const isRead = members !== null && minutes !== null && amount !== null;
    setUnreadable(!isRead);
    if (isRead) rain.mutate({ brand, members, minutes, amount, note }, ends);
  }

  const number = { inputMode: 'numeric', dir: 'ltr', autoComplete: 'off' } as const;
  return (
    <DecisionDialog
      size="l"
      title={t('chat.startRain')}
      confirm={t('chat.startRain')}
      done={t('chat.done')}
      isBusy={rain.isPending}
      error={rain.error}
      reload={reload}
      onConfirm={(note, fields, { ends }) => send(note, fields, ends)}
      onClose={onClose}
    >
      <p className={styles.note}>{t('chat.rainText')}</p>
      <div className={styles.fields}>
        <TextInput {...number} name="members" label={t('chat.members')} defaultValue="10" />
        <TextInput
          {...number}
          inputMode="decimal"
          name="amount"
          label={t('chat.amount', { currency })}
        />
        <TextInput {...number} name="minutes" label={t('chat.claimMinutes')} defaultValue="10" />
      </div>
      <ErrorText>{isUnreadable && t('chat.unreadable')}</ErrorText>
    </DecisionDialog>
  );
}
