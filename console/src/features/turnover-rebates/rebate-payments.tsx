import type { AdminRebatePayment } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Card, Empty, Table, type Column } from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { useRebatePayments } from '../../api/turnover-rebates.ts';
import { Paged } from '../../lib/paged.tsx';
import styles from './turnover-rebates.module.css';

/** Rebates paid to the members of a brand, newest first. */
export function RebatePayments({ brand }: { brand: string }) {
  const { t } = useTexts('console');
  const cursor = useCursor();
  const columns = useColumns();
  return (
    <Paged
      answer={useRebatePayments(brand, cursor.before)}
      cursor={cursor}
      empty={
        <Empty
          title={t('turnoverRebates.empty')}
          text={t('turnoverRebates.emptyText')}
          art="wallet"
        />
      }
    >
      {(rows) => (
        <Card className={styles.card}>
          <Table
            caption={t('turnoverRebates.payments')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
          />
        </Card>
      )}
    </Paged>
  );
}

function useColumns(): readonly Column<AdminRebatePayment>[] {
  const { t, formats } = useTexts('console');
  return [
    {
      id: 'at',
      header: t('turnoverRebates.at'),
      cell: ({ paidAt }) => <time dateTime={paidAt}>{formats.dateTime(paidAt)}</time>,
    },
    {
      id: 'member',
      header: t('turnoverRebates.member'),
      cell: ({ account }) => <bdi>{account}</bdi>,
    },
    { id: 'by', header: t('turnoverRebates.how'), cell: ({ by }) => t(`turnoverRebates.by.${by}`) },
    {
      id: 'days',
      header: t('turnoverRebates.days'),
      cell: ({ parts }) => [...new Set(parts.map(({ day }) => day))].join(', '),
    },
    {
      id: 'amount',
      header: t('turnoverRebates.amount'),
      cell: ({ amount, currency }) => <bdi>{formats.money(amount, `${currency} `)}</bdi>,
      align: 'end',
    },
  ];
}
