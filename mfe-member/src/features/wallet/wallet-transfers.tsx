import type { WalletTransfer, WalletTransferState } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Badge,
  Empty,
  Money,
  Retry,
  Section,
  Table,
  type BadgeTone,
  type Column,
} from '@croupier/ui';
import { useWalletTransfers } from '../../api/wallets.ts';
import { ListSkeleton } from '../../lib/list-skeleton.tsx';

const tones: Readonly<Record<WalletTransferState, BadgeTone>> = {
  sent: 'warning',
  unknown: 'warning',
  done: 'positive',
  failed: 'negative',
};

/** The last transfers; one whose end is unknown is asked about until it is not. */
export function WalletTransfers() {
  const { t, formats } = useTexts('mfe-member');
  const transfers = useWalletTransfers();
  return <Section title={t('wallet.transfers')}>{content()}</Section>;

  function content() {
    if (transfers.isPending) return <ListSkeleton />;
    if (transfers.error) return <Retry error={transfers.error} again={transfers.refetch} />;
    if (transfers.data.length === 0)
      return (
        <Empty look="row" art="wallet" title={t('wallet.empty')} text={t('wallet.empty-text')} />
      );
    const columns: readonly Column<WalletTransfer>[] = [
      {
        id: 'time',
        header: t('wallet.time'),
        cell: ({ requestedAt }) => formats.dateTime(requestedAt),
      },
      {
        id: 'way',
        header: t('wallet.direction'),
        cell: ({ direction, provider }) => `${t(`wallet.${direction}`)}: ${provider}`,
      },
      {
        id: 'amount',
        header: t('wallet.amount'),
        align: 'end',
        cell: ({ amount }) => <Money amount={amount} />,
      },
      {
        id: 'state',
        header: t('wallet.state'),
        align: 'end',
        cell: ({ state }) => <Badge tone={tones[state]}>{t(`wallet.state-of.${state}`)}</Badge>,
      },
    ];
    return (
      <Table
        caption={t('wallet.transfers')}
        columns={columns}
        rows={transfers.data}
        rowKey={({ id }) => id}
      />
    );
  }
}
