import type { PointEntry } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, Table, type Column } from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { usePointEntries } from '../../api/points.ts';
import { Records } from '../../lib/records.tsx';
import { usePoints } from '../../lib/use-points.ts';
import styles from './point-mall.module.css';

/** The bookings of the member's points, newest first. */
export function PointEntries() {
  const { t } = useTexts('mfe-promo');
  const cursor = useCursor();
  const columns = useColumns();
  const empty = (
    <Empty look="row" art="gift" title={t('mall.line.empty')} text={t('mall.line.empty-text')} />
  );
  return (
    <Records answer={usePointEntries(cursor)} cursor={cursor} empty={empty}>
      {(rows) => (
        <Table
          caption={t('mall.part.lines')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
        />
      )}
    </Records>
  );
}

function useColumns(): readonly Column<PointEntry>[] {
  const { t, formats, local } = useTexts('mfe-promo');
  const shown = usePoints();
  return [
    {
      id: 'kind',
      onCard: 'title',
      header: t('mall.line.kind'),
      cell: ({ kind, type, item, detail }) => (
        <>
          {t(`mall.kind.${kind}`)}
          {kind === 'earned' && `: ${t(`mall.type.${type}`)}`}{' '}
          <span dir="auto">{item ? local(item) : detail}</span>
        </>
      ),
    },
    {
      id: 'time',
      onCard: 'note',
      header: t('mall.order.time'),
      cell: ({ bookedAt }) => formats.dateTime(bookedAt),
    },
    {
      id: 'points',
      onCard: 'figure',
      header: t('mall.line.points'),
      align: 'end',
      cell: ({ points }) => (
        <bdi className={styles.change} data-sign={Number(points) < 0 ? 'minus' : 'plus'}>
          {Number(points) < 0 ? '−' : '+'}
          {shown(Math.abs(Number(points)))}
        </bdi>
      ),
    },
    {
      id: 'balance',
      header: t('mall.line.balance'),
      align: 'end',
      cell: ({ balanceAfter }) => shown(balanceAfter),
    },
  ];
}
