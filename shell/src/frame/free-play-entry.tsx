import { useTexts } from '@croupier/i18n';
import { Button, useFailureText, useToast } from '@croupier/ui';
import { useNavigate } from 'react-router-dom';
import { useShell } from '../shell-scope.tsx';
import { useFreePlay } from '../sign-in/use-free-play.ts';
import styles from './visitor-actions.module.css';

/** Free play with play money by one press; on a phone the log-in dialog contains it. */
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
