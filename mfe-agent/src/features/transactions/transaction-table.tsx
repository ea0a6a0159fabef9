import type { TeamTransaction } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Money, Table, type Column } from '@croupier/ui';

interface TransactionTableProps {
  readonly transactions: readonly TeamTransaction[];
}

export function TransactionTable({ transactions }: TransactionTableProps) {
  const { t, formats } = useTexts('mfe-agent');
  const columns: readonly Column<TeamTransaction>[] = [
    {
      id: 'time',
      onCard: 'note',
      header: t('transactions.time'),
      cell: ({ bookedAt }) => formats.dateTime(bookedAt),
    },
    {
      id: 'account',
      onCard: 'title',
      header: t('members.account'),
      cell: ({ account }) => <bdi>{account}</bdi>,
    },
    {
      id: 'level',
      onCard: 'half',
      header: t('report.level'),
      align: 'end',
      cell: ({ level }) => formats.number(level),
    },
    {
      id: 'kind',
      onCard: 'half',
      header: t('transactions.kind'),
      cell: ({ kind }) => t(`transactions.kind-of.${kind}`),
    },
    {
      id: 'amount',
      onCard: 'figure',
      header: t('transactions.amount'),
      align: 'end',
      cell: ({ amount }) => <Money amount={amount} tone="signed" />,
    },
  ];
  return (
    <Table
      caption={t('menu.transactionDetails')}
      columns={columns}
      rows={transactions}
      rowKey={({ id, memberId }) => `${id} ${memberId}`}
    />
  );
}
