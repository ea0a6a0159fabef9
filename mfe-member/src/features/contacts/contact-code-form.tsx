import type { CallFailed } from '@croupier/client';
import { useTexts } from '@croupier/i18n';
import {
  Button,
  Countdown,
  ErrorText,
  missingFieldsOf,
  textIn,
  TextInput,
  useFailureText,
  useFormErrors,
} from '@croupier/ui';
import type { FormEvent } from 'react';
import shortForm from '../../lib/short-form.module.css';

interface Call {
  readonly error: CallFailed | null;
  readonly isPending: boolean;
}

interface ContactCodeFormProps {
  readonly minutes: number;
  readonly call: Call;
  readonly resend: Call;
  /** The earliest time for another code; `null`: now. */
  readonly againAt: string | null;
  readonly onAgain: () => void;
  readonly onResend: () => void;
  readonly onSubmit: (code: string) => void;
  readonly onBack: () => void;
}

/** Asks for the code that was sent to the address. */
export function ContactCodeForm(props: ContactCodeFormProps) {
  const { minutes, call, resend, againAt, onAgain, onResend, onSubmit, onBack } = props;
  const texts = useTexts('mfe-member');
  const { t, formats } = texts;
  const failureText = useFailureText();
  const { form, errors, showErrors } = useFormErrors(texts, call.error);
  const isWrong = call.error?.code === 'wrong-code';

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (call.isPending) return;
    const data = new FormData(event.currentTarget);
    if (showErrors(missingFieldsOf(data, ['code']))) return;
    onSubmit(textIn(data, 'code').trim());
  }

  return (
    <form ref={form} className={shortForm.form} onSubmit={send} noValidate>
      <p className={shortForm.note} role="status">
        {t('contacts.sent', { minutes: formats.number(minutes) })}
      </p>
      <TextInput
        label={t('pin.code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={16}
        error={errors['code'] ?? (isWrong ? t('pin.wrong-code') : undefined)}
      />
      <ErrorText>{call.error && !isWrong ? failureText(call.error) : null}</ErrorText>
      <ErrorText>{resend.error && failureText(resend.error)}</ErrorText>
      <div className={shortForm.acts}>
        <Button type="submit" variant="primary" isBusy={call.isPending}>
          {t('contacts.confirm')}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t('contacts.back')}
        </Button>
      </div>
      {againAt ? (
        <p className={shortForm.note}>
          {t('pin.again-in')} <Countdown to={againAt} onEnd={onAgain} />
        </p>
      ) : (
        <Button variant="quiet" isBusy={resend.isPending} onClick={onResend}>
          {t('pin.send-again')}
        </Button>
      )}
    </form>
  );
}
