import type { SentInboxMessage } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useInboxActions } from '../../api/inbox.ts';
import { DecisionDialog } from '../../lib/decision-dialog.tsx';

interface CancelMessageProps {
  readonly message: Pick<SentInboxMessage, 'id' | 'brand'>;
  readonly title: string;
  readonly onClose: () => void;
}

export function CancelMessage({ message: { id, brand }, title, onClose }: CancelMessageProps) {
  const { t } = useTexts('console');
  const { cancel, reload } = useInboxActions();
  return (
    <DecisionDialog
      title={t('inbox.cancelTitle', { title })}
      confirm={t('inbox.cancel')}
      isDanger
      isBusy={cancel.isPending}
      error={cancel.error}
      done={t('inbox.cancelled')}
      reload={reload}
      onConfirm={(note, _fields, { callbacks }) => cancel.mutate({ brand, id, note }, callbacks)}
      onClose={onClose}
    >
      <p>{t('inbox.cancelText')}</p>
    </DecisionDialog>
  );
}
