import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Avatar, Button, ErrorText, useFailureText } from '@croupier/ui';
import type { SignedInHandler } from './use-signed-in.ts';
import styles from './sign-in.module.css';

/** One-press log-in for a member who is remembered on this device; renders nothing for other visitors. */
export function DeviceLogin({ onSignedIn }: { onSignedIn: SignedInHandler }) {
  const { t } = useTexts('sign-in');
  const remembered = useCallQuery(calls.rememberedLogin, undefined);
  const login = useCallMutation(calls.deviceLogin);
  const forget = useCallMutation(calls.forgetDevice);
  const invalidate = useInvalidate();
  const failureText = useFailureText();
  const known = remembered.data;
  if (!known?.canSignIn) return null;

  const lookAgain = () => invalidate(calls.rememberedLogin);
  const error = login.error ?? forget.error;
  return (
    <section className={styles.device} aria-label={t('device.title')}>
      <Avatar name={known.username} />
      <Button
        variant="primary"
        isBusy={login.isPending}
        onClick={() => login.mutate(undefined, { onSuccess: onSignedIn, onError: lookAgain })}
      >
        {t('device.continue', { name: known.username })}
      </Button>
      <button
        type="button"
        className={styles.switch}
        onClick={() => forget.mutate(undefined, { onSuccess: lookAgain })}
      >
        {t('device.forget')}
      </button>
      <ErrorText>{error && failureText(error)}</ErrorText>
    </section>
  );
}
