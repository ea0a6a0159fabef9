import { useTexts } from '@croupier/i18n';
import { Button, LiveRegion, TextInput, useFailureText } from '@croupier/ui';
import { useRef, type FocusEvent, type FormEvent } from 'react';
import { textIn } from './text-in.ts';
import { useSmsCode, type CodeUse } from './use-sms-code.ts';
import styles from './sign-in.module.css';

interface CodeFieldProps {
  readonly use: CodeUse;
  /** Name of the mobile number's field in the same form. */
  readonly mobileName: string;
  readonly name: string;
  readonly fault: string | undefined;
  /** Called instead of sending while no number is typed. */
  readonly onMobileMissing: () => void;
  readonly onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  readonly onInput?: (event: FormEvent<HTMLInputElement>) => void;
}

/** The code of an SMS, and the button that has it sent to the number typed above. */
export function CodeField(props: CodeFieldProps) {
  const { use, mobileName, name, fault, onMobileMissing, onBlur, onInput } = props;
  const { t, formats } = useTexts('sign-in');
  const code = useSmsCode(use);
  const failureText = useFailureText();
  const place = useRef<HTMLDivElement>(null);
  const seconds = formats.number(code.secondsLeft);

  function ask(): void {
    const form = place.current?.closest('form');
    if (!form) return;
    const typed = new FormData(form);
    const mobileNo = textIn(typed, mobileName).trim();
    if (!mobileNo) return onMobileMissing();
    code.send({ mobileNo, countryDialingCode: textIn(typed, 'countryDialingCode') });
  }

  return (
    <div className={styles.code} ref={place}>
      <TextInput
        label={t('code.label')}
        name={name}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        fault={fault ?? (code.error ? failureText(code.error) : undefined)}
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
      <LiveRegion>{code.wasSent && t('code.sent')}</LiveRegion>
    </div>
  );
}
