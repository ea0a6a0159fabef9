import type { AdminChatMessage } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Select } from '@croupier/ui';
import { useChatChanges } from '../../api/chat.ts';
import { DecisionDialog, type DecisionCallbacks } from '../../lib/decision-dialog.tsx';

export type ChatAct = 'remove' | 'keep' | 'restore' | 'mute';

interface ChatDecisionProps {
  readonly brand: string;
  readonly message: AdminChatMessage;
  readonly act: ChatAct;
  readonly onClose: () => void;
}

/** Minutes of a mute; 0 ends it. */
const mutes = [0, 10, 60, 1_440, 10_080, 525_600] as const;

/** Removes, keeps or restores a message, or mutes its author. */
export function ChatDecision({ brand, message, act, onClose }: ChatDecisionProps) {
  const { t } = useTexts('console');
  const { decide, mute, reload } = useChatChanges();
  const call = act === 'mute' ? mute : decide;
  const { id, memberId } = message;

  function send(note: string, fields: FormData, callbacks: DecisionCallbacks): void {
    if (act === 'mute')
      mute.mutate({ brand, memberId, minutes: Number(fields.get('minutes')), note }, callbacks);
    else decide.mutate({ brand, id, decision: act, note }, callbacks);
  }

  return (
    <DecisionDialog
      title={t(`chat.act.${act}`)}
      confirm={t(`chat.act.${act}`)}
      done={t('chat.done')}
      isDanger={act === 'remove'}
      isBusy={call.isPending}
      error={call.error}
      reload={reload}
      onConfirm={(note, fields, { callbacks }) => send(note, fields, callbacks)}
      onClose={onClose}
    >
      <p>{t(`chat.effect.${act}`)}</p>
      {act === 'mute' && (
        <Select name="minutes" label={t('chat.minutes')} defaultValue="60">
          {mutes.map((minutes) => (
            <option key={minutes} value={minutes}>
              {t(`chat.mute-of.${minutes}`)}
            </option>
          ))}
        </Select>
      )}
    </DecisionDialog>
  );
}
