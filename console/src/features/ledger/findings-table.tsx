import type { LedgerFinding } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Table, type Column } from '@croupier/ui';
import styles from './findings-table.module.css';

/** The wrong accounts, with their actual and expected balances. */
export function FindingsTable({ findings }: { findings: readonly LedgerFinding[] }) {
  const { t } = useTexts('console');
  const columns = useColumns();
  return (
    <Table
      caption={t('ledger.findings')}
      columns={columns}
      rows={findings}
      rowKey={({ kind, account, currency }) => `${kind} ${account} ${currency}`}
    />
  );
}

function useColumns(): readonly Column<LedgerFinding>[] {
  const { t, formats } = useTexts('console');
  return [
    {
      id: 'account',
      header: t('ledger.account'),
      cell: ({ account }) => <bdi className={styles.account}>{account}</bdi>,
    },
    { id: 'kind', header: t('ledger.error'), cell: ({ kind }) => t(`ledger.errors.${kind}`) },
    {
      id: 'expected',
      header: t('ledger.expected'),
      cell: ({ expected, currency }) => <bdi>{formats.money(expected, `${currency} `)}</bdi>,
      align: 'end',
    },
    {
      id: 'found',
      header: t('ledger.found'),
      cell: ({ found, currency }) => <bdi>{formats.money(found, `${currency} `)}</bdi>,
      align: 'end',
    },
  ];
}
