import { useTexts } from '@croupier/i18n';
import { Section } from '@croupier/ui';
import { useState } from 'react';
import { ChangePin } from './change-pin.tsx';
import { RecoverPin } from './recover-pin.tsx';

/** The payment PIN of the member: changed with the old one, or recovered with the password and a code. */
export function PaymentPin() {
  const { t } = useTexts('mfe-member');
  const [isForgotten, setForgotten] = useState(false);
  return (
    <Section title={t('pin.title')}>
      {isForgotten ? (
        <RecoverPin onBack={() => setForgotten(false)} />
      ) : (
        <ChangePin onForgotten={() => setForgotten(true)} />
      )}
    </Section>
  );
}
