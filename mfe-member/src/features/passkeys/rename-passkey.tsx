import type { Passkey } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useChangePasskeys } from '../../api/passkeys.ts';
import { PasskeyForm } from './passkey-form.tsx';

interface RenamePasskeyProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

export function RenamePasskey({ passkey: { id, name }, onClose }: RenamePasskeyProps) {
  const { t } = useTexts('mfe-member');
  const { rename, reload } = useChangePasskeys();
  return (
    <PasskeyForm
      submit={t('passkeys.save')}
      asks="name"
      name={name}
      call={rename}
      onSubmit={(typed) =>
        rename.mutate(
          { id, name: typed.name },
          {
            onSuccess: () => {
              reload();
              onClose();
            },
          },
        )
      }
      onCancel={onClose}
    />
  );
}
