import { formatAmount, parseAmount, type AgentTransfer } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Empty, Money, Section, Table, type Column } from '@croupier/ui';
import { useState } from 'react';
import { useAgentTransfers } from '../../api/agent-transfers.ts';
import { Records } from '../../lib/records.tsx';
import { useCursor } from '@croupier/ui/pager';
import { TransferReceipt } from './transfer-receipt.tsx';

/** What the member sent and received along the line, each with its receipt. */
export function AgentTransfers() {
  const { t } = useTexts('mfe-member');
  const cursor = useCursor();
  const transfers = useAgentTransfers(cursor);
  const [receipt, setReceipt] = useState<AgentTransfer | null>(null);
  return (
    <Section title={t('upline.list')}>
      <Records
        answer={transfers}
        cursor={cursor}
        empty={
          <Empty look="row" art="wallet" title={t('upline.empty')} text={t('upline.empty-text')} />
        }
      >
        {(rows) => <TransferTable rows={rows} onReceipt={setReceipt} />}
      </Records>
      {receipt && <TransferReceipt transfer={receipt} onClose={() => setReceipt(null)} />}
    </Section>
  );
}

interface TransferTableProps {
  readonly rows: readonly AgentTransfer[];
  readonly onReceipt: (transfer: AgentTransfer) => void;
}

function TransferTable({ rows, onReceipt }: TransferTableProps) {
  const { t, formats } = useTexts('mfe-member');
  const columns: readonly Column<AgentTransfer>[] = [
    {
      id: 'time',
      onCard: 'note',
      header: t('upline.time'),
      cell: ({ bookedAt }) => formats.dateTime(bookedAt),
    },
    {
      id: 'party',
      onCard: 'title',
      header: t('upline.other-side'),
      cell: ({ line, account }) => (
        <span>
          {t(`upline.party.${line}`)}: <bdi>{account}</bdi>
        </span>
      ),
    },
    {
      id: 'amount',
      onCard: 'figure',
      header: t('upline.amount'),
      align: 'end',
      cell: (transfer) => <Money amount={signedAmount(transfer)} tone="signed" />,
    },
    {
      id: 'receipt',
      onCard: 'under',
      header: t('upline.receipt'),
      align: 'end',
      cell: (transfer) => (
        <Button size="s" variant="quiet" onClick={() => onReceipt(transfer)}>
          {t('upline.show-receipt')}
        </Button>
      ),
    },
  ];
  return <Table caption={t('upline.list')} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}

/** Below zero for what was sent. */
function signedAmount({ direction, amount }: AgentTransfer) {
  const units = parseAmount(amount) ?? 0n;
  return formatAmount(direction === 'sent' ? -units : units);
}
