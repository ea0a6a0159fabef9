import type { Passkey } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useToast } from '@croupier/ui';
import { useChangePasskeys } from '../../api/passkeys.ts';
import { PasskeyForm } from './passkey-form.tsx';

interface RemovePasskeyProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

/** Removes a passkey, after the password. */
export function RemovePasskey({ passkey: { id, name }, onClose }: RemovePasskeyProps) {
  const { t } = useTexts('mfe-member');
  const toast = useToast();
  const { remove, reload } = useChangePasskeys();
  return (
    <PasskeyForm
      note={t('passkeys.remove-text', { name })}
      submit={t('passkeys.remove')}
      asks="password"
      call={remove}
      onSubmit={({ password }) =>
        remove.mutate(
          { id, ...(password !== undefined && { password }) },
          {
            onSuccess: () => toast({ tone: 'positive', text: t('passkeys.removed') }),
            onSettled: reload,
          },
        )
      }
      onCancel={onClose}
    />
  );
}
