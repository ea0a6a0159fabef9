import { useCallMutation } from '@croupier/client';
import { calls, type PasskeyAnswer, type PasskeyOptions } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, ErrorText, useFailureText } from '@croupier/ui';
import { useState } from 'react';
import type { SignedInHandler } from './use-signed-in.ts';
import styles from './sign-in.module.css';

/** Log-in with a passkey of this site; renders nothing in a browser without passkeys. */
export function PasskeyLogin({ onSignedIn }: { onSignedIn: SignedInHandler }) {
  const { t } = useTexts('sign-in');
  const begin = useCallMutation(calls.beginPasskeyLogin);
  const login = useCallMutation(calls.passkeyLogin);
  const failureText = useFailureText();
  const [isAsking, setAsking] = useState(false);
  const [isCancelled, setCancelled] = useState(false);
  if (!('PublicKeyCredential' in window)) return null;
  const error = begin.error ?? login.error;

  function start(): void {
    setCancelled(false);
    begin.mutate(undefined, {
      onSuccess: (options) => {
        setAsking(true);
        answerOf(options)
          .then((answer) => login.mutate(answer, { onSuccess: onSignedIn }))
          .catch(() => setCancelled(true))
          .finally(() => setAsking(false));
      },
    });
  }

  return (
    <div className={styles.passkey}>
      <Button icon="shield" isBusy={begin.isPending || isAsking || login.isPending} onClick={start}>
        {t('passkey.submit')}
      </Button>
      <ErrorText>{isCancelled ? t('passkey.cancelled') : error && failureText(error)}</ErrorText>
    </div>
  );
}

/** The browser's answer. Rejects if the visitor cancels, or the device has no passkey of this site. */
async function answerOf(options: PasskeyOptions): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, response } = await startAuthentication({ optionsJSON: options });
  return {
    credentialId: id,
    clientDataJson: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
  };
}
