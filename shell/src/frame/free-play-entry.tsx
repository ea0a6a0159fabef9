import { useCall } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, useFailureText, useToast } from '@croupier/ui';
import { useState } from 'react';
import { useShell } from '../shell-scope.tsx';
import styles from './visitor-actions.module.css';

/** The same games with play money, at one press; a phone finds it in the log-in dialog. */
export function FreePlayEntry() {
  const { t } = useTexts('shell');
  const { session } = useShell();
  const toast = useToast();
  const failureText = useFailureText();
  const freePlay = useCall(calls.freePlay);
  const [random] = useState(() => crypto.randomUUID());

  function start(): void {
    const os = navigator.platform.slice(0, 60);
    freePlay.mutate(
      { os, platform: 'W', random, version: 3 },
      {
        onSuccess: session.start,
        onError: (error) => toast({ tone: 'negative', text: failureText(error) }),
      },
    );
  }

  return (
    <Button variant="quiet" className={styles.free} isBusy={freePlay.isPending} onClick={start}>
      {t('signIn.freePlay')}
    </Button>
  );
}
