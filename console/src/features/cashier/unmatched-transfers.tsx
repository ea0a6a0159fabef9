import type { BankTransfer } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Card, Section, Table, type Column } from '@croupier/ui';
import { useUnmatchedTransfers } from '../../api/cashier.ts';

/** Transfers that match no deposit: an operator matches them by the bank's reference. */
export function UnmatchedTransfers() {
  const { t, formats } = useTexts('console');
  const transfers = useUnmatchedTransfers();
  if (!transfers.data || transfers.data.length === 0) return null;
  const columns: readonly Column<BankTransfer>[] = [
    {
      id: 'reference',
      header: t('queue.match.reference'),
      cell: ({ bankReference }) => <code>{bankReference}</code>,
    },
    { id: 'code', header: t('queue.code'), cell: ({ transferCode }) => <bdi>{transferCode}</bdi> },
    { id: 'payer', header: t('queue.payer'), cell: ({ payer }) => <bdi>{payer}</bdi> },
    {
      id: 'at',
      header: t('queue.bookedAt'),
      cell: ({ receivedAt }) => formats.dateTime(receivedAt),
    },
    {
      id: 'amount',
      header: t('queue.amount'),
      align: 'end',
      cell: ({ amount, currency }) => <bdi>{formats.money(amount, `${currency} `)}</bdi>,
    },
  ];
  return (
    <Section title={t('queue.unmatched')}>
      <Card>
        <Table
          caption={t('queue.unmatched')}
          columns={columns}
          rows={transfers.data}
          rowKey={({ provider, bankReference }) => `${provider} ${bankReference}`}
        />
      </Card>
    </Section>
  );
}
