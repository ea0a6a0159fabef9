import type { OverlayProps } from '@croupier/ui';
import { DepositForm } from '../../features/deposit/deposit-form.tsx';
import { Deposits } from '../../features/deposits/deposits.tsx';
import { LimitOffer } from '../../features/protection/limit-offer.tsx';
import { Transfers } from '../../features/transfers/transfers.tsx';

export function DepositPage({ onPage }: OverlayProps) {
  return (
    <>
      <LimitOffer onPage={onPage} />
      <DepositForm />
      <Transfers />
      <Deposits />
    </>
  );
}
