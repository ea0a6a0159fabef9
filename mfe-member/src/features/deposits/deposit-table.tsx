import type { Deposit, DepositState } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Money, Table, type BadgeTone, type Column } from '@croupier/ui';
import { useDepositMethods } from '../../api/deposit-methods.ts';
import { PendingActs } from './pending-acts.tsx';
import styles from './deposits.module.css';

const tones: Readonly<Record<DepositState, BadgeTone>> = {
  pending: 'warning',
  credited: 'positive',
  declined: 'negative',
  expired: 'neutral',
  cancelled: 'neutral',
};

export function DepositTable({ deposits }: { deposits: readonly Deposit[] }) {
  const { t, formats, local } = useTexts('mfe-member');
  const methods = useDepositMethods();

  /** A method that the brand no longer offers is shown by its code. */
  function methodName(code: string): string {
    const method = methods.data?.find((one) => one.code === code);
    return method ? local(method.name) : code;
  }

  const columns: readonly Column<Deposit>[] = [
    {
      id: 'time',
      onCard: 'note',
      header: t('deposits.time'),
      cell: ({ requestedAt }) => formats.dateTime(requestedAt),
    },
    {
      id: 'method',
      onCard: 'title',
      header: t('deposits.method'),
      cell: ({ method }) => methodName(method),
    },
    {
      id: 'amount',
      onCard: 'figure',
      header: t('deposits.amount'),
      align: 'end',
      cell: ({ amount }) => <Money amount={amount} />,
    },
    {
      id: 'state',
      onCard: 'under',
      header: t('deposits.state'),
      align: 'end',
      cell: (deposit) => (
        <span className={styles.state}>
          <Badge tone={tones[deposit.state]}>{t(`deposits.state-of.${deposit.state}`)}</Badge>
          {deposit.state === 'pending' && <PendingActs deposit={deposit} />}
        </span>
      ),
    },
  ];
  return (
    <Table
      caption={t('deposits.title')}
      columns={columns}
      rows={deposits}
      rowKey={({ id }) => id}
    />
  );
}
