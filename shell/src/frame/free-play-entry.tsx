import { useTexts } from '@croupier/i18n';
import { Button, useFailureText, useToast } from '@croupier/ui';
import { useNavigate } from 'react-router-dom';
import { useShell } from '../shell-scope.tsx';
import styles from './visitor-actions.module.css';
import { useCallMutation, type CallFailed } from '@croupier/client';
import { calls, type SignedIn } from '@croupier/contracts';
import { useState } from 'react';

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

interface Outcomes {
  readonly onSuccess: (signedIn: SignedIn) => void;
  readonly onError?: (error: CallFailed) => void;
}

/** Opens a trial account with play money; pressing twice opens one account. */
export function useFreePlay(outcomes: Outcomes) {
  const freePlay = useCallMutation(calls.freePlay);
  const [random] = useState(() => crypto.randomUUID());

  function start(): void {
    const os = navigator.platform.slice(0, 60);
    freePlay.mutate({ os, platform: 'W', random, version: 3 }, outcomes);
  }

  return { start, isPending: freePlay.isPending, error: freePlay.error };
}
