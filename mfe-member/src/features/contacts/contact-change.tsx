import type { ContactKind } from '@croupier/contracts';
import { dayjs, useTexts } from '@croupier/i18n';
import { useServerNow, useToast } from '@croupier/ui';
import { removeDrafts } from '@croupier/ui/draft';
import { useEffect, useRef, useState } from 'react';
import { useConfirmContact, useContactCode } from '../../api/contacts.ts';
import { addressDraft, ContactAddressForm, type TypedAddress } from './contact-address-form.tsx';
import { ContactCodeForm } from './contact-code-form.tsx';

interface ContactChangeProps {
  readonly kind: ContactKind;
  /** The form asks for another address than the stored one. */
  readonly isNew: boolean;
  /** A proven address is replaced: the form asks for the password. */
  readonly isProven: boolean;
  readonly onClose: () => void;
}

/** Proves an address in two steps: a code is sent there, and typed here. */
export function ContactChange({ kind, isNew, isProven, onClose }: ContactChangeProps) {
  const { t, language } = useTexts('mfe-member');
  const toast = useToast();
  const send = useContactCode();
  const confirm = useConfirmContact();
  const now = useServerNow(1_000);
  const [address, setAddress] = useState<TypedAddress>({});
  const [againAt, setAgainAt] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // The pressed button is removed with its form: the focus moves to the first field of the next one.
  useEffect(() => place.current?.querySelector('input')?.focus(), [isSent]);

  function ask(typed: TypedAddress): void {
    setAddress(typed);
    send.mutate(
      { kind, language, ...typed },
      {
        onSuccess: ({ resendSeconds }) => {
          setSent(true);
          setAgainAt(dayjs(now).add(resendSeconds, 'second').toISOString());
        },
      },
    );
  }

  function prove(code: string): void {
    confirm.mutate(
      { kind, code, ...address },
      {
        onSuccess: () => {
          toast({ tone: 'positive', text: t(`contacts.done.${kind}`) });
          removeDrafts(addressDraft(kind));
          confirm.reload();
          onClose();
        },
      },
    );
  }

  return (
    <div ref={place}>
      {isSent ? (
        <ContactCodeForm
          minutes={send.data?.expiredMinutes ?? 0}
          call={confirm}
          resend={send}
          againAt={againAt}
          onAgain={() => setAgainAt(null)}
          onResend={() => ask(address)}
          onSubmit={prove}
          onBack={() => setSent(false)}
        />
      ) : (
        <ContactAddressForm
          kind={kind}
          isNew={isNew}
          asksPassword={isNew && isProven}
          call={send}
          onSubmit={ask}
          onCancel={onClose}
        />
      )}
    </div>
  );
}
