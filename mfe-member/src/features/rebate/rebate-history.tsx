import type { RebatePayment } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Dialog, Empty, Money, Section, Table, type Column } from '@croupier/ui';
import { useState } from 'react';
import { useRebatePayments } from '../../api/rebates.ts';
import { Records } from '../../lib/records.tsx';
import { useCursor } from '@croupier/ui/pager';
import { PartsTable } from './parts-table.tsx';

/** Paid rebates, newest first; each can be opened to see what it is for. */
export function RebateHistory() {
  const { t } = useTexts('mfe-member');
  const cursor = useCursor();
  const payments = useRebatePayments(cursor);
  const [shown, setShown] = useState<RebatePayment | null>(null);
  const empty = (
    <Empty
      look="row"
      art="gift"
      title={t('turnover-rebate.empty')}
      text={t('turnover-rebate.empty-text')}
    />
  );
  return (
    <Section title={t('turnover-rebate.history')}>
      <Records answer={payments} cursor={cursor} empty={empty}>
        {(rows) => <Payments rows={rows} onShow={setShown} />}
      </Records>
      {shown && (
        <Dialog isOpen title={t('turnover-rebate.parts')} onClose={() => setShown(null)}>
          <PartsTable caption={t('turnover-rebate.parts')} parts={shown.parts} />
        </Dialog>
      )}
    </Section>
  );
}

interface PaymentsProps {
  readonly rows: readonly RebatePayment[];
  readonly onShow: (payment: RebatePayment) => void;
}

function Payments({ rows, onShow }: PaymentsProps) {
  const { t, formats } = useTexts('mfe-member');
  const columns: readonly Column<RebatePayment>[] = [
    {
      id: 'time',
      onCard: 'title',
      header: t('turnover-rebate.paid-at'),
      cell: ({ paidAt }) => formats.dateTime(paidAt),
    },
    {
      id: 'by',
      onCard: 'note',
      header: t('turnover-rebate.by'),
      cell: ({ by }) => t(`turnover-rebate.by-of.${by}`),
    },
    {
      id: 'amount',
      onCard: 'figure',
      header: t('turnover-rebate.amount'),
      align: 'end',
      cell: ({ amount }) => <Money amount={amount} />,
    },
    {
      id: 'details',
      onCard: 'action',
      header: t('turnover-rebate.details'),
      cell: (payment) => (
        <Button
          variant="quiet"
          aria-label={t('turnover-rebate.details-label', {
            time: formats.dateTime(payment.paidAt),
          })}
          onClick={() => onShow(payment)}
        >
          {t('turnover-rebate.details')}
        </Button>
      ),
    },
  ];
  return (
    <Table
      caption={t('turnover-rebate.history')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}
