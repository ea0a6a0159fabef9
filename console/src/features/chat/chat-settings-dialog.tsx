import type { ChatSettings, OutputOf, calls } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Checkbox, ErrorText, TextInput } from '@croupier/ui';
import { useState } from 'react';
import { useChatChanges } from '../../api/chat.ts';
import { DecisionDialog, type DecisionEnds } from '../../lib/decision-dialog.tsx';
import styles from '../../lib/rewarding.module.css';
import { numberIn } from '../../lib/typed-values.ts';

export type ShownSettings = OutputOf<typeof calls.chatSettings>;

interface ChatSettingsDialogProps {
  readonly brand: string;
  readonly settings: ShownSettings;
  readonly onClose: () => void;
}

const slowRange = [0, 600] as const;
const lengthRange = [20, 500] as const;

/** Opens or closes the room and changes its rules. */
export function ChatSettingsDialog({ brand, settings, onClose }: ChatSettingsDialogProps) {
  const { t } = useTexts('console');
  const { save, reload } = useChatChanges();
  const [isUnreadable, setUnreadable] = useState(false);
  const { slowSeconds, textLength, isOpen } = settings;

  function send(note: string, fields: FormData, ends: DecisionEnds): void {
    const typed = settingsIn(fields);
    setUnreadable(typed === null);
    if (typed) save.mutate({ brand, settings: typed, note }, ends);
  }

  const number = { inputMode: 'numeric', dir: 'ltr', autoComplete: 'off' } as const;
  return (
    <DecisionDialog
      size="l"
      title={t('chat.change')}
      confirm={t('missions.save')}
      done={t('chat.done')}
      isBusy={save.isPending}
      error={save.error}
      reload={reload}
      onConfirm={(note, fields, { ends }) => send(note, fields, ends)}
      onClose={onClose}
    >
      <Checkbox name="isOpen" label={t('chat.isOpen')} defaultChecked={isOpen} />
      <div className={styles.fields}>
        <TextInput
          {...number}
          name="slowSeconds"
          label={t('chat.slowSeconds')}
          defaultValue={String(slowSeconds)}
        />
        <TextInput
          {...number}
          name="textLength"
          label={t('chat.textLength')}
          defaultValue={String(textLength)}
        />
      </div>
      <ErrorText>{isUnreadable && t('chat.unreadable')}</ErrorText>
    </DecisionDialog>
  );
}

function settingsIn(fields: FormData): ChatSettings | null {
  const slowSeconds = numberIn(fields, 'slowSeconds', slowRange);
  const textLength = numberIn(fields, 'textLength', lengthRange);
  if (slowSeconds === null || textLength === null) return null;
  return { isOpen: fields.get('isOpen') !== null, slowSeconds, textLength };
}
