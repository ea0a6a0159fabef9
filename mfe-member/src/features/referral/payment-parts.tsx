import type { ReferralPart } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Money, Table, type Column } from '@croupier/ui';
import { startOf } from '@croupier/ui/dates';

/** The friends and days that a payment is for. */
export function PaymentParts({ parts }: { parts: readonly ReferralPart[] }) {
  const { t, formats } = useTexts('mfe-member');
  const columns: readonly Column<ReferralPart>[] = [
    {
      id: 'friend',
      onCard: 'title',
      header: t('referral.friend'),
      cell: ({ friend }) => <bdi>{friend}</bdi>,
    },
    {
      id: 'day',
      onCard: 'note',
      header: t('referral.day'),
      cell: ({ day }) => formats.date(startOf(day)),
    },
    {
      id: 'for',
      header: t('referral.for'),
      cell: ({ kind, basis, level, basisPoints }) =>
        kind === 'first-deposit'
          ? t('referral.for-first-deposit')
          : t(`referral.for-${basis}`, {
              rate: formats.percent(basisPoints / 10_000, 2),
              level: formats.number(level),
            }),
    },
    {
      id: 'base',
      header: t('referral.base'),
      align: 'end',
      cell: ({ base }) => <Money amount={base} tone="signed" />,
    },
    {
      id: 'amount',
      onCard: 'figure',
      header: t('referral.amount'),
      align: 'end',
      cell: ({ amount }) => <Money amount={amount} tone="signed" />,
    },
  ];
  return (
    <Table
      caption={t('referral.parts')}
      columns={columns}
      rows={parts}
      rowKey={({ friend, day, kind, level }) => `${friend} ${day} ${kind} ${level}`}
    />
  );
}
