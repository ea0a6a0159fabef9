import type { LedgerCheck } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Card, Table, type Column } from '@croupier/ui';

/** The last checks, newest first. */
export function ChecksTable({ checks }: { checks: readonly LedgerCheck[] }) {
  const { t } = useTexts('console');
  const columns = useColumns();
  return (
    <Card>
      <Table caption={t('ledger.last')} columns={columns} rows={checks} rowKey={({ id }) => id} />
    </Card>
  );
}

function useColumns(): readonly Column<LedgerCheck>[] {
  const { t, formats } = useTexts('console');
  return [
    {
      id: 'at',
      header: t('ledger.at'),
      cell: ({ startedAt }) => <time dateTime={startedAt}>{formats.dateTime(startedAt)}</time>,
    },
    {
      id: 'by',
      header: t('ledger.by'),
      cell: ({ startedBy }) => startedBy ?? t('ledger.byItself'),
    },
    {
      id: 'outcome',
      header: t('ledger.outcome'),
      cell: ({ isClean }) => (
        <Badge tone={isClean ? 'positive' : 'negative'}>
          {t(isClean ? 'ledger.clean' : 'ledger.unclean')}
        </Badge>
      ),
    },
    {
      id: 'wrong',
      header: t('ledger.wrong'),
      cell: ({ wrong }) => formats.number(wrong),
      align: 'end',
    },
    {
      id: 'transfers',
      header: t('ledger.transfers'),
      cell: ({ transfers }) => formats.number(transfers),
      align: 'end',
    },
  ];
}
