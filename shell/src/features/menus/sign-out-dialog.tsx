import { useCallMutation } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Dialog, ErrorText, useFailureText } from '@croupier/ui';
import { useNavigate } from 'react-router-dom';
import { useShell } from '../../shell-scope.tsx';

export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('shell');
  const { session } = useShell();
  const navigate = useNavigate();
  const signOut = useCallMutation(calls.logout);
  const failureText = useFailureText();

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
    <Dialog
      isOpen
      size="s"
      title={t('signOut.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('signOut.stay')}</Button>
          <Button variant="primary" data-default isBusy={signOut.isPending} onClick={leave}>
            {t('signOut.leave')}
          </Button>
        </>
      }
    >
      <p>{t('signOut.text')}</p>
      <ErrorText>{signOut.error && failureText(signOut.error)}</ErrorText>
    </Dialog>
  );
}
