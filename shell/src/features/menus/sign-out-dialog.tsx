import { useCallMutation } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { ConfirmDialog } from '@croupier/ui/confirm-dialog';
import { useNavigate } from 'react-router-dom';
import { useShell } from '../../shell-scope.tsx';

export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('shell');
  const { session } = useShell();
  const navigate = useNavigate();
  const signOut = useCallMutation(calls.logout);

  function leave(): void {
    signOut.mutate(undefined, {
      onSuccess: () => {
        onClose();
        session.end();
        void navigate('/');
      },
    });
  }

  return (
    <ConfirmDialog
      title={t('signOut.title')}
      confirm={t('signOut.leave')}
      isBusy={signOut.isPending}
      error={signOut.error}
      onConfirm={leave}
      onClose={onClose}
    >
      {t('signOut.text')}
    </ConfirmDialog>
  );
}
