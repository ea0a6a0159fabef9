import { useTexts } from '@croupier/i18n';
import { Button, useFailureText, useToast } from '@croupier/ui';
import { useNavigate } from 'react-router-dom';
import { useShell } from '../shell-scope.tsx';
import { useFreePlay } from '../sign-in/use-free-play.ts';
import styles from './visitor-actions.module.css';

/** The same games with play money, at one press; a phone finds it in the log-in dialog. */
export function FreePlayEntry() {
  const { t } = useTexts('shell');
  const { session } = useShell();
  const navigate = useNavigate();
  const toast = useToast();
  const failureText = useFailureText();
  const freePlay = useFreePlay({
    onSuccess: (signedIn) => {
      session.start(signedIn);
      void navigate('/');
    },
    onError: (error) => toast({ tone: 'negative', text: failureText(error) }),
  });
  return (
    <Button
      variant="quiet"
      className={styles.free}
      isBusy={freePlay.isPending}
      onClick={freePlay.start}
    >
      {t('signIn.freePlay')}
    </Button>
  );
}
