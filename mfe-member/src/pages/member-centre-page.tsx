import { useTopic } from '@croupier/bus';
import type { OverlayProps } from '@croupier/ui';
import type { ReactNode } from 'react';
import { AccountRecord } from '../features/account-record/account-record.tsx';
import { Account } from '../features/account/account.tsx';
import { BettingRecord } from '../features/betting-record/betting-record.tsx';
import { CentreMenu } from '../features/centre-menu/centre-menu.tsx';
import { DepositForm } from '../features/deposit/deposit-form.tsx';
import { Deposits } from '../features/deposits/deposits.tsx';
import { LimitOffer } from '../features/protection/limit-offer.tsx';
import { PlaySafely } from '../features/protection/play-safely.tsx';
import { Password } from '../features/password/password.tsx';
import { PayoutAccounts } from '../features/payout-accounts/payout-accounts.tsx';
import { PushChoice } from '../features/push/push-choice.tsx';
import { Sessions } from '../features/sessions/sessions.tsx';
import { Transfers } from '../features/transfers/transfers.tsx';
import { Wallet } from '../features/wallet/wallet.tsx';
import { Withdraw } from '../features/withdraw/withdraw.tsx';
import { Withdrawals } from '../features/withdrawals/withdrawals.tsx';
import { pageNamed, type CentrePage } from '../lib/centre-pages.ts';
import styles from './member-centre-page.module.css';

/** Everything of a member's own, in one window over whatever page is open. */
export function MemberCentrePage({ page, onPage }: OverlayProps) {
  const session = useTopic('session.changed');
  const shown = pageNamed(page);
  if (!session) return null;

  const pages: Readonly<Record<CentrePage, ReactNode>> = {
    securityCenter: (
      <>
        <Account onPage={onPage} />
        <Password />
        <PushChoice />
        <Sessions />
      </>
    ),
    depositv2: (
      <>
        <LimitOffer onPage={onPage} />
        <DepositForm />
        <Transfers />
        <Deposits />
      </>
    ),
    transferFund: <Wallet />,
    withdraw: (
      <>
        <Withdraw />
        <PayoutAccounts />
        <Withdrawals />
      </>
    ),
    personalHistoryCopy: <BettingRecord />,
    transactionHistory: <AccountRecord />,
    playSafely: <PlaySafely />,
  };

  return (
    <div className={styles.centre}>
      <CentreMenu page={shown} onPage={onPage} />
      <div className={styles.page} key={shown}>
        {pages[shown]}
      </div>
    </div>
  );
}
