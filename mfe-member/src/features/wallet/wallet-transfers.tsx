import type { ProviderWallet, WalletTransfer, WalletTransferState } from '@croupier/contracts';
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

/** The latest transfers; one with an unknown outcome is polled until the outcome is known. */
export function WalletTransfers({ wallets }: { wallets: readonly ProviderWallet[] }) {
  const { t, formats } = useTexts('mfe-member');
  const transfers = useWalletTransfers();
  /** A removed provider is shown by its code. */
  const nameOf = (provider: string) =>
    wallets.find((wallet) => wallet.provider === provider)?.displayName ?? provider;
  return <Section title={t('wallet.transfers')}>{content()}</Section>;

  function content() {
    if (transfers.isPending) return <ListSkeleton />;
    if (transfers.error) return <Retry error={transfers.error} onRetry={transfers.refetch} />;
    if (transfers.data.length === 0)
      return (
        <Empty look="row" art="wallet" title={t('wallet.empty')} text={t('wallet.empty-text')} />
      );
    const columns: readonly Column<WalletTransfer>[] = [
      {
        id: 'time',
        onCard: 'note',
        header: t('wallet.time'),
        cell: ({ requestedAt }) => formats.dateTime(requestedAt),
      },
      {
        id: 'way',
        onCard: 'title',
        header: t('wallet.direction'),
        cell: ({ direction, provider }) => (
          <span>
            {t(`wallet.${direction}`)}: <bdi>{nameOf(provider)}</bdi>
          </span>
        ),
      },
      {
        id: 'amount',
        onCard: 'figure',
        header: t('wallet.amount'),
        align: 'end',
        cell: ({ amount }) => <Money amount={amount} />,
      },
      {
        id: 'state',
        onCard: 'under',
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
