import { useEvent } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { Empty, Section, useMoney, useToast } from '@croupier/ui';
import { useDeposits } from '../../api/deposits.ts';
import { Records } from '../../lib/records.tsx';
import { useCursor } from '@croupier/ui/pager';
import { DepositTable } from './deposit-table.tsx';

/** The member's deposits; they update when the provider decides. */
export function Deposits() {
  const { t } = useTexts('mfe-member');
  const money = useMoney();
  const toast = useToast();
  const cursor = useCursor();
  const deposits = useDeposits(cursor);
  useEvent('deposit.changed', ({ state, amount }) => {
    toast({
      tone: state === 'credited' || state === 'pending' ? 'positive' : 'warning',
      text: t(`deposits.now.${state}`, { amount: money(amount) }),
    });
  });
  return (
    <Section title={t('deposits.title')}>
      <Records
        answer={deposits}
        cursor={cursor}
        empty={
          <Empty
            look="row"
            art="wallet"
            title={t('deposits.empty')}
            text={t('deposits.empty-text')}
          />
        }
      >
        {(rows) => <DepositTable deposits={rows} />}
      </Records>
    </Section>
  );
}
