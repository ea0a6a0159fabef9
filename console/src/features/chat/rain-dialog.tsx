import { useTexts } from '@croupier/i18n';
import { ErrorText, Select, TextInput } from '@croupier/ui';
import { useState } from 'react';
import { useChatChanges, type ShownRains } from '../../api/chat.ts';
import { DecisionDialog, type DecisionCallbacks } from '../../lib/decision-dialog.tsx';
import styles from '../../lib/rewarding.module.css';
import { numberIn } from '../../lib/typed-values.ts';

interface RainDialogProps {
  readonly brand: string;
  readonly rains: ShownRains['rains'];
  readonly onClose: () => void;
}

const membersRange = [1, 200] as const;
const minutesRange = [1, 1_440] as const;

/** Offers the members who wrote lately the reward of a campaign. */
export function RainDialog({ brand, rains, onClose }: RainDialogProps) {
  const { t, language } = useTexts('console');
  const { rain, reload } = useChatChanges();
  const [isUnreadable, setUnreadable] = useState(false);

  function send(note: string, fields: FormData, callbacks: DecisionCallbacks): void {
    const members = numberIn(fields, 'members', membersRange);
    const minutes = numberIn(fields, 'minutes', minutesRange);
    const campaign = rains.find(({ id }) => id === fields.get('campaign'))?.id;
    const isRead = members !== null && minutes !== null && campaign !== undefined;
    setUnreadable(!isRead);
    if (isRead) rain.mutate({ brand, campaign, members, minutes, note }, callbacks);
  }

  const number = { inputMode: 'numeric', dir: 'ltr', autoComplete: 'off' } as const;
  return (
    <DecisionDialog
      isFinal
      size="l"
      title={t('chat.startRain')}
      confirm={t('chat.startRain')}
      done={t('chat.done')}
      isBusy={rain.isPending}
      error={rain.error}
      reload={reload}
      onConfirm={(note, fields, { callbacks }) => send(note, fields, callbacks)}
      onClose={onClose}
    >
      <p className={styles.note}>{t('chat.rainText')}</p>
      <div className={styles.fields}>
        <Select name="campaign" label={t('chat.rainCampaign')}>
          {rains.map(({ id, title }) => (
            <option key={id} value={id}>
              {title[language]}
            </option>
          ))}
        </Select>
        <TextInput {...number} name="members" label={t('chat.members')} defaultValue="10" />
        <TextInput {...number} name="minutes" label={t('chat.claimMinutes')} defaultValue="10" />
      </div>
      <ErrorText>{isUnreadable && t('chat.unreadable')}</ErrorText>
    </DecisionDialog>
  );
}
