import { useCallMutation } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Dialog, ErrorText, useFailureText } from '@croupier/ui';
import { useShell } from '../shell-scope.tsx';

interface TrialNoticeProps {
  readonly onClose: () => void;
  readonly onRegister: () => void;
}

/**
 * A trial account has requested an action that requires a real account (specification §4,
 * `in_need_true_account`).
 */
export function TrialNotice({ onClose, onRegister }: TrialNoticeProps) {
  const { t } = useTexts('sign-in');
  const { session } = useShell();
  const signOut = useCallMutation(calls.logout);
  const failureText = useFailureText();

  function register(): void {
    signOut.mutate(undefined, {
      onSuccess: () => {
        session.end();
        onRegister();
      },
    });
  }

  return (
    <Dialog
      isOpen
      size="s"
      title={t('trial.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('trial.stay')}</Button>
          <Button variant="primary" data-default isBusy={signOut.isPending} onClick={register}>
            {t('trial.register')}
          </Button>
        </>
      }
    >
      <p>{t('trial.text')}</p>
      <ErrorText>{signOut.error && failureText(signOut.error)}</ErrorText>
    </Dialog>
  );
}
