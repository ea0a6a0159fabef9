import type { AdminClosure } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useCancelClosure } from '../../api/members.ts';
import { DecisionDialog } from '../../lib/decision-dialog.tsx';

interface CancelClosureProps {
  readonly closure: AdminClosure;
  readonly onClose: () => void;
}

/** Keeps an account open at its member's request, with a reason. */
export function CancelClosure({ closure: { memberId, account }, onClose }: CancelClosureProps) {
  const { t } = useTexts('console');
  const cancel = useCancelClosure();
  return (
    <DecisionDialog
      title={t('closures.cancelTitle', { account })}
      confirm={t('closures.cancel')}
      done={t('closures.done')}
      isBusy={cancel.isPending}
      error={cancel.error}
      reload={cancel.reload}
      onConfirm={(note, _fields, { callbacks }) => cancel.mutate({ memberId, note }, callbacks)}
      onClose={onClose}
    >
      <p>{t('closures.cancelText')}</p>
    </DecisionDialog>
  );
}
