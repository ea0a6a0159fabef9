import { useCallMutation } from '@croupier/client';
import { calls, type MemberProfile } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Dialog, ErrorText, useFailureText } from '@croupier/ui';
import { useShell } from '../shell-scope.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

/** Nothing else is open to this member until there is a new password; signing out is. */
export function ForcedChangeDialog({ profile }: { profile: MemberProfile }) {
  const { t } = useTexts('sign-in');
  const { session } = useShell();
  const signOut = useCallMutation(calls.logout);
  const failureText = useFailureText();
  return (
    <Dialog
      isOpen
      size="s"
      title={t('forced.title')}
      isDismissible={false}
      onClose={() => undefined}
    >
      <ChangePasswordForm
        profile={profile}
        note={t(`forced.${profile.mustChangePassword ?? 'default-password'}`)}
      >
        <Button
          variant="quiet"
          isBusy={signOut.isPending}
          onClick={() => signOut.mutate(undefined, { onSuccess: session.end })}
        >
          {t('forced.leave')}
        </Button>
        <ErrorText>{signOut.error && failureText(signOut.error)}</ErrorText>
      </ChangePasswordForm>
    </Dialog>
  );
}
