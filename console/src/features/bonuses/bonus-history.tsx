import type { BonusEntry, MemberBonuses } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Card, Empty, Section, Table, type Column } from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { useBonusHistory } from '../../api/bonuses.ts';
import { Paged } from '../../lib/paged.tsx';
import styles from './bonuses.module.css';

/** All bookings on a member's bonus money. */
export function BonusHistory({ found }: { found: MemberBonuses }) {
  const { t } = useTexts('console');
  const cursor = useCursor();
  return (
    <Section title={t('bonuses.history')}>
      <Paged
        answer={useBonusHistory(found.memberId, cursor.before)}
        cursor={cursor}
        empty={<Empty look="row" title={t('bonuses.noHistory')} art="search" />}
      >
        {(rows) => <EntryTable rows={rows} currency={found.currency} />}
      </Paged>
    </Section>
  );
}

function EntryTable({ rows, currency }: { rows: readonly BonusEntry[]; currency: string }) {
  const { t, formats } = useTexts('console');
  const columns: readonly Column<BonusEntry>[] = [
    {
      id: 'at',
      header: t('queue.bookedAt'),
      cell: ({ bookedAt }) => <time dateTime={bookedAt}>{formats.dateTime(bookedAt)}</time>,
    },
    { id: 'kind', header: t('queue.kind'), cell: ({ kind }) => t(`bonuses.line.${kind}`) },
    {
      id: 'amount',
      header: t('queue.amount'),
      align: 'end',
      cell: ({ amount }) => <bdi>{formats.money(amount, `${currency} `)}</bdi>,
    },
    {
      id: 'balance',
      header: t('queue.balance'),
      align: 'end',
      cell: ({ balanceAfter }) => <bdi>{formats.money(balanceAfter, `${currency} `)}</bdi>,
    },
    {
      id: 'reference',
      header: t('bonuses.reference'),
      align: 'end',
      cell: ({ reference }) => <code className={styles.reference}>{reference}</code>,
    },
  ];
  return (
    <Card className={styles.table}>
      <Table
        caption={t('bonuses.history')}
        columns={columns}
        rows={rows}
        rowKey={({ transferId }) => transferId}
      />
    </Card>
  );
}
