import { useTexts } from '@croupier/i18n';
import {
  Button,
  ErrorText,
  PasswordInput,
  useFailureText,
  useErrorFocus,
  useFieldErrors,
  useToast,
  textIn,
} from '@croupier/ui';
import { useState, type FormEvent } from 'react';
import { useRegisterSettings } from '../../api/change-password.ts';
import { useMemberInfo } from '../../api/member-info.ts';
import { useChangePin } from '../../api/payment-pin.ts';
import { NewPinFields } from './new-pin-fields.tsx';
import { emptyErrors, newPinErrors, pinIn, type FoundErrors } from './pin-errors.ts';
import shortForm from '../../lib/short-form.module.css';

/** Replaces the PIN with proof of the old one; the first PIN of an account needs the password instead. */
export function ChangePin({ onForgotten }: { onForgotten: () => void }) {
  const texts = useTexts('mfe-member');
  const { t } = texts;
  const toast = useToast();
  const failureText = useFailureText();
  const settings = useRegisterSettings();
  const { data: member } = useMemberInfo();
  const change = useChangePin();
  const [found, setFound] = useState<FoundErrors>({});
  const errors = useFieldErrors(texts, { fields: { ...change.error?.fields, ...found } });
  const form = useErrorFocus(found, change.error);
  const hasPin = member?.hasPaymentPassword ?? true;
  const proof = hasPin ? 'oldPaymentPassword' : 'password';
  const isProofAsked = hasPin || (member?.hasPassword ?? true);
  const isAboutProof =
    change.error?.code === 'wrong-payment-password' || change.error?.code === 'wrong-credentials';

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (change.isPending) return;
    const own = event.currentTarget;
    const data = new FormData(own);
    const all = {
      ...newPinErrors(data, settings.data),
      ...emptyErrors(data, isProofAsked ? [proof] : []),
    };
    setFound(all);
    if (Object.keys(all).length > 0) return;
    change.mutate(
      {
        paymentPassword: pinIn(data, 'paymentPassword'),
        ...(isProofAsked && { [proof]: hasPin ? pinIn(data, proof) : textIn(data, proof) }),
      },
      {
        onSuccess: () => {
          own.reset();
          change.forgetProfile();
          toast({ tone: 'positive', text: t('pin.done') });
        },
      },
    );
  }

  return (
    <form ref={form} className={shortForm.form} onSubmit={submit} noValidate>
      {isProofAsked && (
        <PasswordInput
          label={t(hasPin ? 'pin.old' : 'pin.password')}
          name={proof}
          {...(hasPin && { inputMode: 'numeric' })}
          autoComplete="off"
          error={
            errors[proof] ?? (isAboutProof ? t(hasPin ? 'pin.wrong' : 'password.wrong') : undefined)
          }
        />
      )}
      <NewPinFields errors={errors} />
      <ErrorText>{change.error && !isAboutProof ? failureText(change.error) : null}</ErrorText>
      <div className={shortForm.acts}>
        <Button type="submit" variant="primary" isBusy={change.isPending}>
          {t(hasPin ? 'pin.change' : 'pin.choose')}
        </Button>
        {hasPin && (
          <Button variant="quiet" onClick={onForgotten}>
            {t('pin.forgotten')}
          </Button>
        )}
      </div>
    </form>
  );
}
