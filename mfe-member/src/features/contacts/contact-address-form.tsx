import type { CallFailed } from '@croupier/client';
import { registerPatterns, type ContactKind } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Button,
  ErrorText,
  missingFieldsOf,
  PasswordInput,
  textIn,
  TextInput,
  useFailureText,
  useFormErrors,
} from '@croupier/ui';
import { useDraft } from '@croupier/ui/draft';
import type { FormEvent } from 'react';
import { useMemberInfo } from '../../api/member-info.ts';
import shortForm from '../../lib/short-form.module.css';

/** Name of the draft of a new address. */
export const addressDraft = (kind: ContactKind) => `contact.${kind}`;

export interface TypedAddress {
  readonly address?: string;
  readonly password?: string;
}

interface ContactAddressFormProps {
  readonly kind: ContactKind;
  readonly isNew: boolean;
  readonly asksPassword: boolean;
  readonly call: { readonly error: CallFailed | null; readonly isPending: boolean };
  readonly onSubmit: (typed: TypedAddress) => void;
  readonly onCancel: () => void;
}

/** Asks for the address that gets the code, and for the password if a proven address is replaced. */
export function ContactAddressForm(props: ContactAddressFormProps) {
  const { kind, isNew, asksPassword, call, onSubmit, onCancel } = props;
  const texts = useTexts('mfe-member');
  const { t } = texts;
  const failureText = useFailureText();
  const hasPassword = useMemberInfo().data?.hasPassword ?? true;
  const { form, errors, showErrors } = useFormErrors(texts, call.error);
  const [typed, setTyped] = useDraft(addressDraft(kind));
  const needsPassword = asksPassword && hasPassword;
  const failed = call.error?.code;
  const isAtField = failed === 'wrong-credentials' || failed === 'mobile-taken';

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (call.isPending) return;
    const data = new FormData(event.currentTarget);
    const address = textIn(data, 'address').trim();
    const fields = [...(isNew ? ['address'] : []), ...(needsPassword ? ['password'] : [])];
    if (showErrors({ ...patternError(kind, address), ...missingFieldsOf(data, fields) })) return;
    onSubmit({
      ...(isNew && { address }),
      ...(needsPassword && { password: textIn(data, 'password') }),
    });
  }

  return (
    <form ref={form} className={shortForm.form} onSubmit={send} noValidate>
      <p className={shortForm.note}>{t(`contacts.send-text.${kind}`)}</p>
      {isNew && (
        <TextInput
          label={t(`contacts.new.${kind}`)}
          name="address"
          type={kind === 'email' ? 'email' : 'tel'}
          autoComplete={kind === 'email' ? 'email' : 'tel'}
          dir="ltr"
          maxLength={120}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={errors['address'] ?? (failed === 'mobile-taken' ? t('contacts.taken') : undefined)}
        />
      )}
      {needsPassword && (
        <PasswordInput
          label={t('factor.password')}
          name="password"
          maxLength={255}
          error={
            errors['password'] ?? (failed === 'wrong-credentials' ? t('password.wrong') : undefined)
          }
        />
      )}
      <ErrorText>{call.error && !isAtField ? failureText(call.error) : null}</ErrorText>
      <div className={shortForm.acts}>
        <Button type="submit" variant="primary" isBusy={call.isPending}>
          {t('contacts.send')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('factor.cancel')}
        </Button>
      </div>
    </form>
  );
}

function patternError(kind: ContactKind, address: string) {
  if (kind !== 'email' || address === '') return {};
  if (new RegExp(registerPatterns.email, 'u').test(address)) return {};
  return { address: { code: 'pattern', pattern: 'email' } as const };
}
