import type { OverlayProps } from '@croupier/ui';
import { PayoutAccounts } from '../../features/payout-accounts/payout-accounts.tsx';
import { Withdraw } from '../../features/withdraw/withdraw.tsx';
import { Withdrawals } from '../../features/withdrawals/withdrawals.tsx';

export function WithdrawPage({ onPage }: OverlayProps) {
  return (
    <>
      <Withdraw onPinForgotten={() => onPage('securityCenter')} />
      <PayoutAccounts />
      <Withdrawals />
    </>
  );
}
