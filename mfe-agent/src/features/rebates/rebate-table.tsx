import type { LotteryRebate } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Money, Table, type Column } from '@croupier/ui';

export function RebateTable({ rebates }: { rebates: readonly LotteryRebate[] }) {
  const { t, formats } = useTexts('mfe-agent');
  const columns: readonly Column<LotteryRebate>[] = [
    {
      id: 'time',
      onCard: 'note',
      header: t('rebates.time'),
      cell: ({ earnedAt }) => formats.dateTime(earnedAt),
    },
    {
      id: 'ticket',
      onCard: 'title',
      header: t('rebates.ticket'),
      cell: ({ ticketId }) => <bdi>{ticketId}</bdi>,
    },
    {
      id: 'amount',
      onCard: 'figure',
      header: t('rebates.amount'),
      align: 'end',
      cell: ({ amount }) => <Money amount={amount} tone="signed" />,
    },
  ];
  return (
    <Table
      caption={t('rebates.title')}
      columns={columns}
      rows={rebates}
      rowKey={({ ticketId }) => ticketId}
    />
  );
}
