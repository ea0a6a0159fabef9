import type { MemberId } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty } from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { useMemberDeposits, useMemberWithdrawals } from '../../api/members.ts';
import { cardLines, Paged } from '../../lib/paged.tsx';
import { DepositCard } from '../cashier/deposit-card.tsx';
import { WithdrawalCard } from '../cashier/withdrawal-card.tsx';
import styles from './member.module.css';

interface PaymentsProps {
  readonly memberId: MemberId;
}

export function MemberDeposits({ memberId }: PaymentsProps) {
  const { t } = useTexts('console');
  const cursor = useCursor();
  return (
    <Paged
      answer={useMemberDeposits(memberId, cursor.before)}
      cursor={cursor}
      skeleton={cardLines}
      empty={<Empty title={t('members.noDeposits')} art="wallet" />}
    >
      {(rows) => (
        <ul className={styles.cards} aria-label={t('deposits.title')}>
          {rows.map((item) => (
            <DepositCard key={item.deposit.id} item={item} />
          ))}
        </ul>
      )}
    </Paged>
  );
}

export function MemberWithdrawals({ memberId }: PaymentsProps) {
  const { t } = useTexts('console');
  const cursor = useCursor();
  return (
    <Paged
      answer={useMemberWithdrawals(memberId, cursor.before)}
      cursor={cursor}
      skeleton={cardLines}
      empty={<Empty title={t('members.noWithdrawals')} art="wallet" />}
    >
      {(rows) => (
        <ul className={styles.cards} aria-label={t('withdrawals.title')}>
          {rows.map((withdrawal) => (
            <WithdrawalCard key={withdrawal.id} withdrawal={withdrawal} />
          ))}
        </ul>
      )}
    </Paged>
  );
}
