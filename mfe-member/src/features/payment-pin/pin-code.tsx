import { dayjs, useTexts } from '@croupier/i18n';
import { Button, Countdown, ErrorText, useFailureText, useServerNow } from '@croupier/ui';
import { useState } from 'react';
import { usePinCode } from '../../api/payment-pin.ts';
import shortForm from '../../lib/short-form.module.css';
import styles from './payment-pin.module.css';

/** Sends the code for a new PIN, and shows its address and when another one is available. */
export function PinCode() {
  const { t, language, formats } = useTexts('mfe-member');
  const failureText = useFailureText();
  const code = usePinCode();
  const now = useServerNow(1_000);
  const [againAt, setAgainAt] = useState<string | null>(null);
  const sent = code.data;

  function ask(): void {
    code.mutate(
      { language },
      {
        onSuccess: ({ resendSeconds }) =>
          setAgainAt(dayjs(now).add(resendSeconds, 'second').toISOString()),
      },
    );
  }

  return (
    <div className={styles.code}>
      <p className={shortForm.note} role="status">
        {sent &&
          t(`pin.sent.${sent.channel}`, {
            recipient: sent.recipient,
            minutes: formats.number(sent.expiredMinutes),
          })}
      </p>
      {againAt ? (
        <p className={shortForm.note}>
          {t('pin.again-in')} <Countdown to={againAt} onEnd={() => setAgainAt(null)} />
        </p>
      ) : (
        <Button isBusy={code.isPending} onClick={ask}>
          {t(sent ? 'pin.send-again' : 'pin.send')}
        </Button>
      )}
      <ErrorText>
        {code.error &&
          (code.error.code === 'forbidden' ? t('pin.unreachable') : failureText(code.error))}
      </ErrorText>
    </div>
  );
}
