import { useCall } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, FaultText, useFailureText } from '@croupier/ui';
import { useState } from 'react';
import type { SignedInHandler } from './use-signed-in.ts';
import styles from './sign-in.module.css';

/** Opens a trial account with play money; pressing twice is the same account. */
export function FreePlayButton({ onSignedIn }: { onSignedIn: SignedInHandler }) {
  const { t } = useTexts('sign-in');
  const freePlay = useCall(calls.freePlay);
  const failureText = useFailureText();
  const [random] = useState(() => crypto.randomUUID());

  function start(): void {
    const os = navigator.platform.slice(0, 60);
    freePlay.mutate({ os, platform: 'W', random, version: 3 }, { onSuccess: onSignedIn });
  }

  return (
    <div className={styles.freePlay}>
      <Button icon="play" isBusy={freePlay.isPending} onClick={start}>
        {t('freePlay.start')}
      </Button>
      <p className={styles.note}>{t('freePlay.note')}</p>
      <FaultText>{freePlay.error && failureText(freePlay.error)}</FaultText>
    </div>
  );
}
