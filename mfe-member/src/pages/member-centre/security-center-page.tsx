import type { OverlayProps } from '@croupier/ui';
import { Account } from '../../features/account/account.tsx';
import { Contacts } from '../../features/contacts/contacts.tsx';
import { AccountClosure } from '../../features/account-closure/account-closure.tsx';
import { DataExport } from '../../features/data-export/data-export.tsx';
import { Passkeys } from '../../features/passkeys/passkeys.tsx';
import { Password } from '../../features/password/password.tsx';
import { PaymentPin } from '../../features/payment-pin/payment-pin.tsx';
import { PushChoice } from '../../features/push/push-choice.tsx';
import { SecondFactor } from '../../features/second-factor/second-factor.tsx';
import { SecurityEvents } from '../../features/security-events/security-events.tsx';
import { Sessions } from '../../features/sessions/sessions.tsx';

export function SecurityCenterPage({ onPage }: OverlayProps) {
  return (
    <>
      <Account onPage={onPage} />
      <Contacts />
      <Password />
      <PaymentPin />
      <SecondFactor />
      <Passkeys />
      <PushChoice />
      <Sessions />
      <SecurityEvents />
      <DataExport />
      <AccountClosure />
    </>
  );
}
