import { useHeard } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { Empty, Retry, Section, useMoney, useToast } from '@croupier/ui';
import { useDeposits } from '../../api/deposits.ts';
import { ListSkeleton } from '../../lib/list-skeleton.tsx';
import { Pager } from '../../lib/pager.tsx';
import { useCursor } from '../../lib/use-cursor.ts';
import { DepositTable } from './deposit-table.tsx';

/** The member's deposits, moving by themselves as the provider decides. */
export function Deposits() {
  const { t } = useTexts('mfe-member');
  const money = useMoney();
  const toast = useToast();
  const cursor = useCursor();
  const deposits = useDeposits(cursor);
  useHeard('deposit.changed', ({ state, amount }) => {
    if (state === 'pending') return;
    toast({
      tone: state === 'credited' ? 'positive' : 'warning',
      text: t(`deposits.now.${state}`, { amount: money(amount) }),
    });
  });
  return <Section title={t('deposits.title')}>{content()}</Section>;

  function content() {
    if (deposits.isPending) return <ListSkeleton />;
    if (deposits.error) return <Retry error={deposits.error} again={deposits.refetch} />;
    const { rows, next } = deposits.data;
    if (rows.length === 0)
      return (
        <Empty
          look="row"
          art="wallet"
          title={t('deposits.empty')}
          text={t('deposits.empty-text')}
        />
      );
    return (
      <>
        <DepositTable deposits={rows} />
        <Pager cursor={cursor} next={next} isBusy={deposits.isPlaceholderData} />
      </>
    );
  }
}
