import { useTexts } from '@croupier/i18n';
import {
  Button,
  ErrorText,
  PasswordInput,
  TextInput,
  useFailureText,
  useErrorFocus,
  useFieldErrors,
  useToast,
  textIn,
} from '@croupier/ui';
import { useState, type FormEvent } from 'react';
import { useRegisterSettings } from '../../api/change-password.ts';
import { useMemberInfo } from '../../api/member-info.ts';
import { useRecoverPin } from '../../api/payment-pin.ts';
import { NewPinFields } from './new-pin-fields.tsx';
import { PinCode } from './pin-code.tsx';
import { emptyErrors, newPinErrors, pinIn, type FoundErrors } from './pin-errors.ts';
import shortForm from '../../lib/short-form.module.css';

/**
 * A new PIN for a member who has lost the old one: the password and a code by SMS or mail. Withdrawals are
 * paused for a day.
 */
export function RecoverPin({ onBack }: { onBack: () => void }) {
  const texts = useTexts('mfe-member');
  const { t, formats } = texts;
  const toast = useToast();
  const failureText = useFailureText();
  const settings = useRegisterSettings();
  const { data: member } = useMemberInfo();
  const recover = useRecoverPin();
  const [found, setFound] = useState<FoundErrors>({});
  const errors = useFieldErrors(texts, { fields: { ...recover.error?.fields, ...found } });
  const form = useErrorFocus(found, recover.error);
  const hasPassword = member?.hasPassword ?? true;
  const code = recover.error?.code;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (recover.isPending) return;
    const data = new FormData(event.currentTarget);
    const all = {
      ...newPinErrors(data, settings.data),
      ...emptyErrors(data, hasPassword ? ['password', 'code'] : ['code']),
    };
    setFound(all);
    if (Object.keys(all).length > 0) return;
    recover.mutate(
      {
        code: textIn(data, 'code').trim(),
        paymentPassword: pinIn(data, 'paymentPassword'),
        ...(hasPassword && { password: textIn(data, 'password') }),
      },
      {
        onSuccess: ({ withdrawalsFrom }) => {
          recover.forgetTerms();
          toast({
            tone: 'positive',
            text: t('pin.recovered', { time: formats.dateTime(withdrawalsFrom) }),
          });
          onBack();
        },
      },
    );
  }

  return (
    <form ref={form} className={shortForm.form} onSubmit={submit} noValidate>
      <p className={shortForm.note}>{t('pin.recover-text')}</p>
      {hasPassword && (
        <PasswordInput
          label={t('pin.password')}
          name="password"
          error={
            errors['password'] ?? (code === 'wrong-credentials' ? t('password.wrong') : undefined)
          }
        />
      )}
      <PinCode />
      <TextInput
        label={t('pin.code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        error={errors['code'] ?? (code === 'wrong-code' ? t('pin.wrong-code') : undefined)}
      />
      <NewPinFields errors={errors} />
      <ErrorText>
        {recover.error && code !== 'wrong-credentials' && code !== 'wrong-code'
          ? failureText(recover.error)
          : null}
      </ErrorText>
      <div className={shortForm.acts}>
        <Button type="submit" variant="primary" isBusy={recover.isPending}>
          {t('pin.recover')}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t('pin.back')}
        </Button>
      </div>
    </form>
  );
}
