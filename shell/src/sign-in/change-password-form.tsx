import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls, type MemberProfile } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Button,
  ErrorText,
  missingFieldsOf,
  PasswordInput,
  TextInput,
  useFailureText,
  useToast,
  textIn,
  Retry,
  Skeleton,
} from '@croupier/ui';
import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { NewPasswordFields } from './new-password-fields.tsx';
import { newPasswordIn, useRegistrationErrors } from './typed-fields.ts';
import styles from './sign-in.module.css';

interface ChangePasswordFormProps {
  readonly profile: MemberProfile;
  /** Why the form is shown. */
  readonly note: string;
  /** The alternative action, below the submit button. */
  readonly children?: ReactNode;
}

/** Form that replaces the old password, if the account has one (specification §2). */
export function ChangePasswordForm({ profile, note, children }: ChangePasswordFormProps) {
  const { t } = useTexts('sign-in');
  const navigate = useNavigate();
  const toast = useToast();
  const invalidate = useInvalidate();
  const settings = useCallQuery(calls.registerSettings, undefined);
  const change = useCallMutation(calls.changePassword);
  const failureText = useFailureText();
  const { form, errors, showErrors } = useRegistrationErrors(change.error);
  const isAboutOld = change.error?.code === 'wrong-credentials';

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (change.isPending) return;
    const typed = new FormData(event.currentTarget);
    const { errors: wrong, ...passwords } = newPasswordIn(typed, settings.data);
    const all = {
      ...wrong,
      ...(profile.hasPassword ? missingFieldsOf(typed, ['oldPassword']) : {}),
    };
    if (showErrors(all)) return;
    const old = profile.hasPassword ? { oldPassword: textIn(typed, 'oldPassword') } : {};
    change.mutate(
      { ...old, ...passwords },
      {
        onSuccess: () => {
          invalidate(calls.memberInfo);
          toast({ tone: 'positive', text: t('forced.done') });
          void navigate('/');
        },
      },
    );
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.note}>{note}</p>
      <TextInput
        label={t('field.username')}
        name="username"
        value={profile.account}
        readOnly
        autoComplete="username"
      />
      {profile.hasPassword && (
        <PasswordInput
          label={t('field.oldPassword')}
          name="oldPassword"
          error={errors['oldPassword'] ?? (isAboutOld ? t('forced.wrongOld') : undefined)}
        />
      )}
      <NewPasswordFields errors={errors} settings={settings.data} />
      <ErrorText>{change.error && !isAboutOld && failureText(change.error)}</ErrorText>
      <Button type="submit" variant="primary" size="l" isBusy={change.isPending}>
        {t('forced.submit')}
      </Button>
      {children}
    </form>
  );
}

/** Password change at the member's own request. */
export function ChangePassword() {
  const { t } = useTexts('sign-in');
  const profile = useCallQuery(calls.memberInfo, undefined);
  if (profile.isPending) return <Skeleton height={44} lines={4} />;
  if (profile.error) return <Retry error={profile.error} onRetry={profile.refetch} />;
  return <ChangePasswordForm profile={profile.data} note={t('change.intro')} />;
}
