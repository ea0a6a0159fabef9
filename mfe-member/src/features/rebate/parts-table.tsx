import type { RebatePart } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Money, Table, type Column } from '@croupier/ui';
import { startOf } from '@croupier/ui/dates';

/** What a rebate is for: days and categories with their turnover and rate. */
export function PartsTable({ caption, parts }: { caption: string; parts: readonly RebatePart[] }) {
  const { t, formats } = useTexts('mfe-member');
  const columns: readonly Column<RebatePart>[] = [
    {
      id: 'day',
      onCard: 'note',
      header: t('turnover-rebate.day'),
      cell: ({ day }) => formats.date(startOf(day)),
    },
    {
      id: 'category',
      onCard: 'title',
      header: t('turnover-rebate.category'),
      cell: ({ category }) => t(`category.${category}`),
    },
    {
      id: 'turnover',
      header: t('turnover-rebate.turnover'),
      align: 'end',
      cell: ({ turnover }) => <Money amount={turnover} />,
    },
    {
      id: 'rate',
      header: t('turnover-rebate.rate'),
      align: 'end',
      cell: ({ basisPoints }) => formats.percent(basisPoints / 10_000, 2),
    },
    {
      id: 'amount',
      onCard: 'figure',
      header: t('turnover-rebate.amount'),
      align: 'end',
      cell: ({ amount }) => <Money amount={amount} tone="signed" />,
    },
  ];
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={parts}
      rowKey={({ day, category }) => `${day} ${category}`}
    />
  );
}
