import { phoneAuthRetryMinutes, phoneAuthText, type FieldError } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, LiveRegion, TextInput, useFailureText, Dialog } from '@croupier/ui';
import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type RefObject,
} from 'react';
import { mobileIn } from './typed-fields.ts';
import { useSmsCode, type CodeFailure, type CodeUse } from './use-sms-code.ts';
import type { PhoneVerification } from './use-phone-verification.ts';
import { VerificationFrame } from './verification-frame.tsx';
import styles from './sign-in.module.css';

interface CodeFieldProps {
  readonly use: CodeUse;
  /** Of the form, which adds the id token to what it sends. */
  readonly phone: PhoneVerification;
  /** Name of the mobile number's field in the same form. */
  readonly mobileName: string;
  readonly name: string;
  readonly error: string | undefined;
  /** Reports the error of the mobile number that a code is requested for; `null` after a code was sent. */
  readonly onMobile: (error: FieldError | null) => void;
  readonly onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  readonly onInput?: (event: FormEvent<HTMLInputElement>) => void;
}

/** Input for an SMS code, with a button that sends the code to the number typed above. */
export function CodeField(props: CodeFieldProps) {
  const { use, phone, mobileName, name, error, onMobile, onBlur, onInput } = props;
  const { t, formats } = useTexts('sign-in');
  const code = useSmsCode(use, phone);
  const textOf = useCodeFailureText();
  const [failure, setFailure] = useState<CodeFailure | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const [sentTo, setSentTo] = useState('');
  useOtherNumber(place, { mobileName, sentTo, onOther: code.waitNoMore });
  const seconds = formats.number(code.secondsLeft);
  const { isSent, validMinutes: count } = code;
  const sent =
    isSent &&
    (count === null
      ? t('code.onItsWay')
      : t('code.sent', { count, minutes: formats.number(count) }));

  function ask(): void {
    const form = place.current?.closest('form');
    if (!form) return;
    const { error: wrong, ...mobile } = mobileIn(new FormData(form), mobileName);
    onMobile(wrong);
    if (wrong) return;
    setSentTo(mobile.mobileNo);
    code.send(mobile, showFailure);
  }

  /**
   * Errors of the number are shown at the number's field, all other errors in a separate window
   * (specification §8).
   */
  function showFailure(failed: CodeFailure): void {
    const error = mobileErrorOf(failed);
    if (error) onMobile(error);
    else setFailure(failed);
  }

  return (
    <div className={styles.code} ref={place}>
      <TextInput
        label={t('code.label')}
        name={name}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        // A message that a code was sent would mislead next to an error about the code.
        hint={!error && code.secondsLeft > 0 && sent}
        error={error}
        {...(onBlur ? { onBlur } : {})}
        {...(onInput ? { onInput } : {})}
      />
      <Button
        className={styles.getCode}
        isBusy={code.isSending}
        disabled={code.secondsLeft > 0}
        onClick={ask}
      >
        {code.secondsLeft > 0 ? t('code.again', { seconds }) : t('code.get')}
      </Button>
      {phone.channel && <VerificationFrame channel={phone.channel} />}
      <LiveRegion>{sent}</LiveRegion>
      {failure && (
        <WarningDialog title={t('code.notSent')} onClose={() => setFailure(null)}>
          {textOf(failure)}
        </WarningDialog>
      )}
    </div>
  );
}

function mobileErrorOf(failed: CodeFailure): FieldError | undefined {
  if (typeof failed !== 'string') return failed.fields['mobileNo'];
  const isAboutNumber = failed === 'invalid-phone' || failed === 'missing-phone';
  return isAboutNumber ? { code: 'pattern', pattern: 'mobile' } : undefined;
}

function useCodeFailureText(): (failure: CodeFailure) => string {
  const { t, formats } = useTexts('ui');
  const failureText = useFailureText();
  return (failure) =>
    typeof failure === 'string'
      ? t(phoneAuthText(failure), { minutes: formats.number(phoneAuthRetryMinutes) })
      : failureText(failure);
}

interface SentTo {
  readonly mobileName: string;
  readonly sentTo: string;
  readonly onOther: () => void;
}

/** Detects when the form's number differs from the number that received the code. */
function useOtherNumber(
  place: RefObject<HTMLElement | null>,
  { mobileName, sentTo, onOther }: SentTo,
): void {
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form || sentTo === '') return;
    const look = () => {
      if (mobileIn(new FormData(form), mobileName).mobileNo !== sentTo) onOther();
    };
    form.addEventListener('input', look);
    return () => form.removeEventListener('input', look);
  }, [place, mobileName, sentTo, onOther]);
}

interface WarningDialogProps {
  readonly title: string;
  readonly children: string;
  readonly onClose: () => void;
}

/** Shows over a form why it cannot continue, until the visitor confirms (specification §8). */
export function WarningDialog({ title, children, onClose }: WarningDialogProps) {
  const { t } = useTexts('sign-in');
  return (
    <Dialog
      isOpen
      size="s"
      title={title}
      onClose={onClose}
      footer={
        <Button variant="primary" data-default onClick={onClose}>
          {t('warning.understood')}
        </Button>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
