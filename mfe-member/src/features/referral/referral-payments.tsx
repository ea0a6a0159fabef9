import type { ReferralPayment } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Dialog, Empty, Money, Section, Table, type Column } from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { useState } from 'react';
import { useReferralPayments } from '../../api/referrals.ts';
import { Records } from '../../lib/records.tsx';
import { PaymentParts } from './payment-parts.tsx';

/** What the member was paid, newest first; each payment can be opened to see what it is for. */
export function ReferralPayments() {
  const { t } = useTexts('mfe-member');
  const cursor = useCursor();
  const payments = useReferralPayments(cursor);
  const [shown, setShown] = useState<ReferralPayment | null>(null);
  const columns = useColumns(setShown);
  const empty = (
    <Empty
      look="row"
      art="wallet"
      title={t('referral.no-payments')}
      text={t('referral.no-payments-text')}
    />
  );
  return (
    <Section title={t('referral.payments')}>
      <Records answer={payments} cursor={cursor} empty={empty}>
        {(rows) => (
          <Table
            caption={t('referral.payments')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
          />
        )}
      </Records>
      {shown && (
        <Dialog isOpen title={t('referral.parts')} onClose={() => setShown(null)}>
          <PaymentParts parts={shown.parts} />
        </Dialog>
      )}
    </Section>
  );
}

function useColumns(
  onShow: (payment: ReferralPayment) => void,
): readonly Column<ReferralPayment>[] {
  const { t, formats } = useTexts('mfe-member');
  return [
    {
      id: 'time',
      onCard: 'title',
      header: t('referral.paid-at'),
      cell: ({ paidAt }) => formats.dateTime(paidAt),
    },
    {
      id: 'amount',
      onCard: 'figure',
      header: t('referral.amount'),
      align: 'end',
      cell: ({ amount }) => <Money amount={amount} />,
    },
    {
      id: 'details',
      onCard: 'action',
      header: t('referral.details'),
      cell: (payment) => (
        <Button
          variant="quiet"
          aria-label={t('referral.details-label', { time: formats.dateTime(payment.paidAt) })}
          onClick={() => onShow(payment)}
        >
          {t('referral.details')}
        </Button>
      ),
    },
  ];
}
