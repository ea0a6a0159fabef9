import { redeemStatuses, type PointOrder, type RedeemStatus } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, ChipGroup, Empty, Table, type Column } from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { useState } from 'react';
import { usePointOrders } from '../../api/points.ts';
import { Records } from '../../lib/records.tsx';
import { usePoints } from '../../lib/use-points.ts';

const choices = ['all', ...redeemStatuses] as const;

/** The member's orders, newest first, with their status and tracking. */
export function PointOrders() {
  const { t } = useTexts('mfe-promo');
  const [status, setStatus] = useState<RedeemStatus | 'all'>('all');
  return (
    <>
      <ChipGroup
        label={t('mall.order.status')}
        options={choices.map((value) => ({ value, label: t(`mall.status.${value}`) }))}
        value={status}
        onChange={setStatus}
      />
      <Orders key={status} status={status === 'all' ? null : status} />
    </>
  );
}

function Orders({ status }: { status: RedeemStatus | null }) {
  const { t } = useTexts('mfe-promo');
  const cursor = useCursor();
  const columns = useColumns();
  const empty = (
    <Empty look="row" art="gift" title={t('mall.order.empty')} text={t('mall.order.empty-text')} />
  );
  return (
    <Records answer={usePointOrders(cursor, status)} cursor={cursor} empty={empty}>
      {(rows) => (
        <Table
          caption={t('mall.part.orders')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
        />
      )}
    </Records>
  );
}

const tones = { processing: 'warning', rejected: 'negative', approved: 'positive' } as const;

function useColumns(): readonly Column<PointOrder>[] {
  const { t, formats, local } = useTexts('mfe-promo');
  const shown = usePoints();
  return [
    {
      id: 'item',
      onCard: 'title',
      header: t('mall.order.item'),
      cell: ({ title }) => local(title),
    },
    {
      id: 'time',
      onCard: 'note',
      header: t('mall.order.time'),
      cell: ({ orderedAt }) => formats.dateTime(orderedAt),
    },
    {
      id: 'price',
      onCard: 'figure',
      header: t('mall.order.price'),
      align: 'end',
      cell: ({ price }) => t('mall.price', { points: shown(price) }),
    },
    {
      id: 'status',
      header: t('mall.order.status'),
      cell: ({ status, reason }) => (
        <>
          <Badge tone={tones[status]}>{t(`mall.status.${status}`)}</Badge>{' '}
          {reason && <span dir="auto">{reason}</span>}
        </>
      ),
    },
    {
      id: 'tracking',
      header: t('mall.order.tracking'),
      cell: ({ tracking, address }) => (
        <>
          {address && <span dir="auto">{`${address.street}, ${address.city} `}</span>}
          {tracking && <bdi>{tracking}</bdi>}
        </>
      ),
    },
  ];
}
