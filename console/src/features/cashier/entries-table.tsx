import type { StatementEntry } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Table, type Column } from '@croupier/ui';
import styles from './cashier.module.css';

interface EntriesTableProps {
  readonly entries: readonly StatementEntry[];
  readonly money: (amount: string) => string;
}

/** Bookings on a member's account, with the balance after each. */
export function EntriesTable({ entries, money }: EntriesTableProps) {
  const { t, formats } = useTexts('console');
  const columns: readonly Column<StatementEntry>[] = [
    {
      id: 'at',
      header: t('queue.bookedAt'),
      onCard: 'note',
      cell: ({ bookedAt }) => formats.dateTime(bookedAt),
    },
    {
      id: 'kind',
      header: t('queue.kind'),
      onCard: 'title',
      cell: ({ kind }) => t(`queue.kinds.${kind}`),
    },
    {
      id: 'amount',
      header: t('queue.amount'),
      onCard: 'figure',
      align: 'end',
      cell: ({ amount }) => <bdi>{money(amount)}</bdi>,
    },
    {
      id: 'balance',
      header: t('queue.balance'),
      onCard: 'half',
      align: 'end',
      cell: ({ balanceAfter }) => <bdi>{money(balanceAfter)}</bdi>,
    },
    {
      id: 'reference',
      header: t('queue.reference'),
      onCard: 'half',
      cell: ({ reference }) => <bdi className={styles.aside}>{reference}</bdi>,
    },
  ];
  return (
    <Table
      caption={t('queue.entries')}
      columns={columns}
      rows={entries}
      rowKey={({ transferId }) => transferId}
    />
  );
}
