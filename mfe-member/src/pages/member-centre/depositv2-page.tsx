import type { OverlayProps } from '@croupier/ui';
import { useProtection } from '../../api/protection.ts';
import { DepositForm } from '../../features/deposit/deposit-form.tsx';
import { Deposits } from '../../features/deposits/deposits.tsx';
import { ClosedNotice } from '../../features/protection/closed-notice.tsx';
import { LimitOffer } from '../../features/protection/limit-offer.tsx';
import { ReviewNotice } from '../../features/protection/review-notice.tsx';
import { Transfers } from '../../features/transfers/transfers.tsx';

export function DepositPage({ onPage }: OverlayProps) {
  return (
    <>
      <NewDeposit onPage={onPage} />
      <Transfers />
      <Deposits />
    </>
  );
}

/**
 * The form for a new deposit. During a break or an exclusion, and while the brand waits for the member's choice of
 * a deposit limit, the page shows a notice instead: the platform would refuse the deposit.
 */
function NewDeposit({ onPage }: Pick<OverlayProps, 'onPage'>) {
  const { data: status } = useProtection();
  if (status?.exclusion || status?.timeOutUntil) return <ClosedNotice status={status} />;
  if (status?.isDepositLimitAsked)
    return <ReviewNotice status={status} onLimits={() => onPage('playSafely')} />;
  return (
    <>
      <LimitOffer onPage={onPage} />
      <DepositForm />
    </>
  );
}
