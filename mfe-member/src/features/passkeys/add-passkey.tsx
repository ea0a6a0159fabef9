import { useTexts } from '@croupier/i18n';
import { useToast } from '@croupier/ui';
import { useDraft } from '@croupier/ui/draft';
import { useState } from 'react';
import { useChangePasskeys } from '../../api/passkeys.ts';
import { createPasskey } from './create-passkey.ts';
import { PasskeyForm, type TypedPasskey } from './passkey-form.tsx';

/** Adds a passkey: password and name, then the browser's dialog. */
export function AddPasskey({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('mfe-member');
  const toast = useToast();
  const { begin, finish, reload } = useChangePasskeys();
  const [typed, setTyped] = useDraft('passkey.new');
  const [isCreating, setCreating] = useState(false);
  const [isCancelled, setCancelled] = useState(false);

  function store(name: string, created: Awaited<ReturnType<typeof createPasskey>>): void {
    finish.mutate(
      { name, ...created },
      {
        onSuccess: () => {
          setTyped('');
          toast({ tone: 'positive', text: t('passkeys.done') });
          reload();
          onClose();
        },
      },
    );
  }

  function add({ name, password }: TypedPasskey): void {
    setCancelled(false);
    begin.mutate(password === undefined ? {} : { password }, {
      onSuccess: (options) => {
        setCreating(true);
        createPasskey(options)
          .then((created) => store(name, created))
          .catch(() => setCancelled(true))
          .finally(() => setCreating(false));
      },
    });
  }

  return (
    <PasskeyForm
      note={t('passkeys.add-text')}
      submit={t('passkeys.continue')}
      asks="both"
      name={[typed, setTyped]}
      message={isCancelled ? t('passkeys.cancelled') : null}
      call={{
        error: begin.error ?? finish.error,
        isPending: begin.isPending || isCreating || finish.isPending,
      }}
      onSubmit={add}
      onCancel={onClose}
    />
  );
}
