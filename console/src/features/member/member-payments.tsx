import type { MemberId } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty } from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { useMemberDeposits, useMemberWithdrawals } from '../../api/members.ts';
import { CardList } from '../../lib/card-list.tsx';
import { DepositCard } from '../cashier/deposit-card.tsx';
import { WithdrawalCard } from '../cashier/withdrawal-card.tsx';

interface PaymentsProps {
  readonly memberId: MemberId;
}

export function MemberDeposits({ memberId }: PaymentsProps) {
  const { t } = useTexts('console');
  const cursor = useCursor();
  return (
    <CardList
      title={t('deposits.title')}
      answer={useMemberDeposits(memberId, cursor.before)}
      cursor={cursor}
      empty={<Empty title={t('members.noDeposits')} art="wallet" />}
    >
      {(item) => <DepositCard key={item.deposit.id} item={item} />}
    </CardList>
  );
}

export function MemberWithdrawals({ memberId }: PaymentsProps) {
  const { t } = useTexts('console');
  const cursor = useCursor();
  return (
    <CardList
      title={t('withdrawals.title')}
      answer={useMemberWithdrawals(memberId, cursor.before)}
      cursor={cursor}
      empty={<Empty title={t('members.noWithdrawals')} art="wallet" />}
    >
      {(withdrawal) => <WithdrawalCard key={withdrawal.id} withdrawal={withdrawal} />}
    </CardList>
  );
}
