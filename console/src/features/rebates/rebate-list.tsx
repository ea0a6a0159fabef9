import type { AdminRebate, RebateFilter } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Card, Empty, Table, type Column } from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { useRebates } from '../../api/bonuses.ts';
import { Paged } from '../../lib/paged.tsx';
import styles from './rebates.module.css';

/** All payments: recipient, ticket owner and time. */
export function RebateList({ filter }: { filter: RebateFilter }) {
  const { t } = useTexts('console');
  const cursor = useCursor();
  const columns = useColumns();
  return (
    <Paged
      answer={useRebates(filter, cursor.before)}
      cursor={cursor}
      empty={<Empty title={t('rebates.empty')} text={t('rebates.emptyText')} art="wallet" />}
    >
      {(rows) => (
        <Card className={styles.card}>
          <Table
            caption={t('rebates.list')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
          />
        </Card>
      )}
    </Paged>
  );
}

function useColumns(): readonly Column<AdminRebate>[] {
  const { t, formats, local } = useTexts('console');
  return [
    {
      id: 'at',
      header: t('rebates.at'),
      cell: ({ paidAt }) => <time dateTime={paidAt}>{formats.dateTime(paidAt)}</time>,
    },
    {
      id: 'earner',
      header: t('rebates.by.member'),
      cell: ({ earner, brand }) => (
        <bdi>
          {earner.account} <span className={styles.note}>{brand}</span>
        </bdi>
      ),
    },
    {
      id: 'player',
      header: t('rebates.player'),
      cell: ({ player }) => <bdi>{player.account}</bdi>,
    },
    {
      id: 'draw',
      header: t('rebates.by.draw'),
      cell: ({ gameName, numero }) => (
        <>
          {local(gameName)} <bdi className={styles.note}>{numero}</bdi>
        </>
      ),
    },
    {
      id: 'amount',
      header: t('rebates.amount'),
      cell: ({ amount, currency }) => <bdi>{formats.money(amount, `${currency} `)}</bdi>,
      align: 'end',
    },
  ];
}
