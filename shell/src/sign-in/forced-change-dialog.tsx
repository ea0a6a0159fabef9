import { useCallMutation } from '@croupier/client';
import { calls, type MemberProfile } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Dialog, ErrorText, useFailureText } from '@croupier/ui';
import { useShell } from '../shell-scope.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

/** Until the member sets a new password, the only other available action is signing out. */
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
