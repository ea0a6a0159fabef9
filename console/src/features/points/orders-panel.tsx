import { redeemStatuses, type AdminPointOrder, type RedeemStatus } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card, ChipGroup, Empty, Table, type Column } from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { useState } from 'react';
import { usePointOrders } from '../../api/points.ts';
import { Paged } from '../../lib/paged.tsx';
import { OrderDialog, type OrderAction } from './order-dialog.tsx';
import styles from './points.module.css';

interface ChosenAction {
  readonly order: AdminPointOrder;
  readonly action: OrderAction;
}

const choices = ['processing', 'approved', 'rejected', 'all'] as const;

/** Orders of the points mall: approve, reject, and the tracking of what was sent. */
export function PointOrdersPanel({ brand }: { brand: string }) {
  const { t } = useTexts('console');
  const [status, setStatus] = useState<RedeemStatus | 'all'>('processing');
  return (
    <div className={styles.panel}>
      <ChipGroup
        label={t('points.order.status')}
        options={choices.map((value) => ({ value, label: t(`points.status.${value}`) }))}
        value={status}
        onChange={setStatus}
      />
      <Orders
        key={`${brand} ${status}`}
        brand={brand}
        status={redeemStatuses.find((one) => one === status) ?? null}
      />
    </div>
  );
}

function Orders({ brand, status }: { brand: string; status: RedeemStatus | null }) {
  const { t } = useTexts('console');
  const cursor = useCursor();
  const [chosen, setChosen] = useState<ChosenAction | null>(null);
  const columns = useColumns(setChosen);
  return (
    <>
      <Paged
        answer={usePointOrders({ brand, status, before: cursor.before })}
        cursor={cursor}
        empty={
          <Empty art="gift" title={t('points.order.empty')} text={t('points.order.emptyText')} />
        }
      >
        {(rows) => (
          <Card className={styles.card}>
            <Table
              caption={t('points.part.orders')}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
            />
          </Card>
        )}
      </Paged>
      {chosen && <OrderDialog {...chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

const tones = { processing: 'warning', rejected: 'negative', approved: 'positive' } as const;

function useColumns(onChoose: (chosen: ChosenAction) => void): readonly Column<AdminPointOrder>[] {
  const { t, formats, local } = useTexts('console');
  return [
    {
      id: 'time',
      header: t('points.order.time'),
      cell: ({ orderedAt }) => <time dateTime={orderedAt}>{formats.dateTime(orderedAt)}</time>,
    },
    {
      id: 'member',
      header: t('points.order.member'),
      cell: ({ account }) => <bdi>{account}</bdi>,
    },
    {
      id: 'item',
      header: t('points.order.item'),
      cell: ({ title, price }) => (
        <>
          <bdi>{local(title)}</bdi>{' '}
          <span className={styles.note}>
            {t('points.order.price', { points: formats.number(price) })}
          </span>
        </>
      ),
    },
    {
      id: 'address',
      header: t('points.order.address'),
      cell: ({ address }) =>
        address && (
          <span dir="auto">
            {[address.name, address.mobile, address.street, address.city, address.postcode]
              .filter((line) => line !== '')
              .join(', ')}
          </span>
        ),
    },
    {
      id: 'status',
      header: t('points.order.status'),
      cell: ({ status, tracking, reason }) => (
        <>
          <Badge tone={tones[status]}>{t(`points.status.${status}`)}</Badge>{' '}
          <bdi>{tracking || reason}</bdi>
        </>
      ),
    },
    {
      id: 'actions',
      header: t('points.order.actions'),
      cell: (order) => (
        <div className={styles.tools}>
          {actionsOf(order).map((action) => (
            <Button
              key={action}
              size="s"
              aria-label={t('points.order.actionOf', {
                action: t(`points.order.action.${action}`),
                account: order.account,
                item: local(order.title),
              })}
              onClick={() => onChoose({ order, action })}
            >
              {t(`points.order.action.${action}`)}
            </Button>
          ))}
        </div>
      ),
    },
  ];
}

function actionsOf({ status, gives }: AdminPointOrder): readonly OrderAction[] {
  if (status === 'processing') return ['approve', 'reject'];
  return status === 'approved' && gives.kind === 'physical' ? ['track'] : [];
}
