import type { Deposit } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, Retry, Section } from '@croupier/ui';
import { useState } from 'react';
import { useDepositMethods } from '../../api/deposit-methods.ts';
import { AmountForm } from './amount-form.tsx';
import { DepositSkeleton } from './deposit-skeleton.tsx';
import { PaymentRedirect } from './payment-redirect.tsx';

/** Collects a payment method and an amount, and leads to the provider's page. */
export function DepositForm() {
  const { t } = useTexts('mfe-member');
  const methods = useDepositMethods();
  const [asked, setAsked] = useState<Deposit | null>(null);

  if (methods.isPending) return <DepositSkeleton />;
  if (methods.error) return <Retry error={methods.error} onRetry={methods.refetch} />;
  const [first, ...others] = methods.data;
  if (!first)
    return (
      <Empty art="wallet" title={t('deposit.no-methods')} text={t('deposit.no-methods-text')} />
    );
  return (
    <Section title={t('deposit.title')}>
      {asked ? (
        <PaymentRedirect deposit={asked} onAgain={() => setAsked(null)} />
      ) : (
        <AmountForm methods={[first, ...others]} onAsked={setAsked} />
      )}
    </Section>
  );
}
