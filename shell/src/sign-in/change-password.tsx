import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Retry, Skeleton } from '@croupier/ui';
import { ChangePasswordForm } from './change-password-form.tsx';

/** Password change at the member's own request. */
export function ChangePassword() {
  const { t } = useTexts('sign-in');
  const profile = useCallQuery(calls.memberInfo, undefined);
  if (profile.isPending) return <Skeleton height={44} lines={4} />;
  if (profile.error) return <Retry error={profile.error} again={profile.refetch} />;
  return <ChangePasswordForm profile={profile.data} note={t('change.intro')} />;
}
