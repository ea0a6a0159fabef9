import { passwordError, type FieldError } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Button,
  ErrorText,
  PasswordInput,
  Section,
  useFailureText,
  useErrorFocus,
  useFieldErrors,
  useToast,
  textIn,
} from '@croupier/ui';
import { useState, type FormEvent } from 'react';
import { useChangePassword, useRegisterSettings } from '../../api/change-password.ts';
import { useMemberInfo } from '../../api/member-info.ts';
import styles from './password.module.css';

type FoundErrors = Readonly<Record<string, FieldError>>;

const required: FieldError = { code: 'required' };

/** Sets a new password and signs out every other device. */
export function Password() {
  const texts = useTexts('mfe-member');
  const { t } = texts;
  const toast = useToast();
  const failureText = useFailureText();
  const settings = useRegisterSettings();
  const { data: member } = useMemberInfo();
  const change = useChangePassword();
  const [found, setFound] = useState<FoundErrors>({});
  const errors = useFieldErrors(texts, { fields: { ...change.error?.fields, ...found } });
  const form = useErrorFocus(found, change.error);
  const hasPassword = member?.hasPassword ?? true;
  const isAboutOld = change.error?.code === 'wrong-credentials';

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (change.isPending) return;
    const own = event.currentTarget;
    const [oldPassword, newPassword, confirmNewPassword] = passwordsIn(new FormData(own));
    const wrong = settings.data ? passwordError(newPassword, settings.data) : null;
    const all: FoundErrors = {
      ...(confirmNewPassword === newPassword ? {} : { confirmNewPassword: { code: 'mismatch' } }),
      ...(wrong ? { newPassword: wrong } : {}),
      ...(newPassword === '' ? { newPassword: required } : {}),
      ...(confirmNewPassword === '' ? { confirmNewPassword: required } : {}),
      ...(hasPassword && oldPassword === '' ? { oldPassword: required } : {}),
    };
    setFound(all);
    if (Object.keys(all).length > 0) return;
    const old = hasPassword ? { oldPassword } : {};
    change.mutate(
      { ...old, newPassword, confirmNewPassword },
      {
        onSuccess: () => {
          own.reset();
          toast({ tone: 'positive', text: t('password.done') });
        },
      },
    );
  }

  return (
    <Section title={t('password.title')}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        {hasPassword && (
          <PasswordInput
            label={t('password.old')}
            name="oldPassword"
            error={errors['oldPassword'] ?? (isAboutOld ? t('password.wrong') : undefined)}
          />
        )}
        <PasswordInput
          label={t('password.new')}
          name="newPassword"
          autoComplete="new-password"
          error={errors['newPassword']}
        />
        <PasswordInput
          label={t('password.again')}
          name="confirmNewPassword"
          autoComplete="new-password"
          error={errors['confirmNewPassword']}
        />
        <ErrorText>{change.error && !isAboutOld ? failureText(change.error) : null}</ErrorText>
        <Button type="submit" variant="primary" isBusy={change.isPending}>
          {t('password.change')}
        </Button>
        <p className={styles.note}>{t('password.note')}</p>
      </form>
    </Section>
  );
}

function passwordsIn(form: FormData): readonly [string, string, string] {
  return [
    textIn(form, 'oldPassword'),
    textIn(form, 'newPassword'),
    textIn(form, 'confirmNewPassword'),
  ];
}
