import type { FreeRoundsHolder, FreeRoundsOffer } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Dialog, Retry, Skeleton, Table, type Column } from '@croupier/ui';
import { useState } from 'react';
import { useFreeRoundsHolders } from '../../api/bonuses.ts';
import { DecideFreeRounds } from './decide-free-rounds.tsx';

interface HoldersProps {
  readonly offer: FreeRoundsOffer;
  readonly onClose: () => void;
}

/** The members of an offer: what each has played, whether the provider has been notified, and what can be revoked. */
export function Holders({ offer, onClose }: HoldersProps) {
  const { t, local } = useTexts('console');
  const [cancelled, setCancelled] = useState<FreeRoundsHolder | null>(null);
  const holders = useFreeRoundsHolders(offer.brand, offer.id);
  const columns = useColumns(setCancelled);
  const title = t('freeRounds.membersOf', { campaign: local(offer.campaign) });
  if (cancelled)
    return (
      <DecideFreeRounds
        offer={offer}
        decision="cancel"
        holder={cancelled}
        onClose={() => setCancelled(null)}
      />
    );
  return (
    <Dialog isOpen size="l" title={title} onClose={onClose}>
      {holders.isPending ? (
        <Skeleton lines={4} height={44} />
      ) : holders.error ? (
        <Retry error={holders.error} onRetry={holders.refetch} />
      ) : (
        <Table caption={title} columns={columns} rows={holders.data} rowKey={({ id }) => id} />
      )}
    </Dialog>
  );
}

function useColumns(
  onCancel: (holder: FreeRoundsHolder) => void,
): readonly Column<FreeRoundsHolder>[] {
  const { t, formats } = useTexts('console');
  return [
    {
      id: 'account',
      header: t('freeRounds.account'),
      cell: ({ account }) => <bdi>{account}</bdi>,
    },
    {
      id: 'played',
      header: t('freeRounds.played'),
      align: 'end',
      cell: ({ used, rounds }) =>
        t('freeRounds.playedOf', { used: formats.number(used), all: formats.number(rounds) }),
    },
    {
      id: 'state',
      header: t('freeRounds.stateNow'),
      cell: ({ state }) => t(`freeRounds.holder.${state}`),
    },
    {
      id: 'sent',
      header: t('freeRounds.provider'),
      cell: ({ sentAt, sendError }) =>
        sendError
          ? t('freeRounds.sendError', { error: sendError })
          : sentAt
            ? t('freeRounds.sent')
            : t('freeRounds.sending'),
    },
    {
      id: 'act',
      header: t('freeRounds.takeBack'),
      cell: (holder) =>
        holder.state === 'active' && (
          <Button size="s" variant="quiet" onClick={() => onCancel(holder)}>
            {t('freeRounds.decision.cancel.confirm')}
          </Button>
        ),
    },
  ];
}
