import { useTexts } from '@croupier/i18n';
import { Button, ErrorText, useFailureText } from '@croupier/ui';
import { useFreePlay } from './use-free-play.ts';
import type { SignedInHandler } from './use-signed-in.ts';
import styles from './sign-in.module.css';

/** Button for free play among the ways to sign in, with an explanation. */
export function FreePlayButton({ onSignedIn }: { onSignedIn: SignedInHandler }) {
  const { t } = useTexts('sign-in');
  const failureText = useFailureText();
  const freePlay = useFreePlay({ onSuccess: onSignedIn });
  return (
    <div className={styles.freePlay}>
      <Button icon="play" isBusy={freePlay.isPending} onClick={freePlay.start}>
        {t('freePlay.start')}
      </Button>
      <p className={styles.note}>{t('freePlay.note')}</p>
      <ErrorText>{freePlay.error && failureText(freePlay.error)}</ErrorText>
    </div>
  );
}
