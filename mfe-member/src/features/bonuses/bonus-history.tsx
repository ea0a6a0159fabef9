import type { BonusEntry } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, Money, Section, Table, type Column } from '@croupier/ui';
import { useBonusHistory } from '../../api/bonuses.ts';
import { Records } from '../../lib/records.tsx';
import { useCursor } from '@croupier/ui/pager';

/** Each booking on the member's bonus money, newest first. */
export function BonusHistory() {
  const { t } = useTexts('mfe-member');
  const cursor = useCursor();
  const history = useBonusHistory(cursor);
  return (
    <Section title={t('bonuses.history')}>
      <Records
        answer={history}
        cursor={cursor}
        empty={<Empty look="row" art="gift" title={t('bonuses.no-history')} />}
      >
        {(rows) => <EntryTable rows={rows} />}
      </Records>
    </Section>
  );
}

function EntryTable({ rows }: { rows: readonly BonusEntry[] }) {
  const { t, formats } = useTexts('mfe-member');
  const columns: readonly Column<BonusEntry>[] = [
    {
      id: 'time',
      onCard: 'note',
      header: t('record.time'),
      cell: ({ bookedAt }) => formats.dateTime(bookedAt),
    },
    {
      id: 'kind',
      onCard: 'title',
      header: t('record.kind'),
      cell: ({ kind }) => t(`bonuses.line.${kind}`),
    },
    {
      id: 'amount',
      onCard: 'figure',
      header: t('record.amount'),
      align: 'end',
      cell: ({ amount }) => <Money amount={amount} tone="signed" />,
    },
    {
      id: 'balance',
      header: t('bonuses.left-after'),
      align: 'end',
      cell: ({ balanceAfter }) => <Money amount={balanceAfter} />,
    },
  ];
  return (
    <Table
      caption={t('bonuses.history')}
      columns={columns}
      rows={rows}
      rowKey={({ transferId }) => transferId}
    />
  );
}
