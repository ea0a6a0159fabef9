import type { Passkey } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useDraft } from '@croupier/ui/draft';
import { useChangePasskeys } from '../../api/passkeys.ts';
import { PasskeyForm } from './passkey-form.tsx';

interface RenamePasskeyProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

export function RenamePasskey({ passkey: { id, name }, onClose }: RenamePasskeyProps) {
  const { t } = useTexts('mfe-member');
  const { rename, reload } = useChangePasskeys();
  const [typed, setTyped] = useDraft(`passkey.${id}`, name);
  return (
    <PasskeyForm
      submit={t('passkeys.save')}
      asks="name"
      name={[typed, setTyped]}
      call={rename}
      onSubmit={(sent) =>
        rename.mutate(
          { id, name: sent.name },
          {
            onSuccess: () => {
              setTyped(name);
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
