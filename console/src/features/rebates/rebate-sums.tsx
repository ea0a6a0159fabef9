import type { RebateFilter, RebateGrouping, RebateSum } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Button,
  Card,
  Retry,
  SegmentedControl,
  Skeleton,
  Stat,
  Table,
  type Column,
} from '@croupier/ui';
import { useState } from 'react';
import { useRebateTotals } from '../../api/bonuses.ts';
import styles from './rebates.module.css';

interface RebateSumsProps {
  readonly filter: RebateFilter;
  /** A row was pressed: filters by the row's value. */
  readonly onChoose: (by: RebateGrouping, sum: RebateSum, label: string) => void;
}

const groupings: readonly RebateGrouping[] = ['day', 'game', 'draw', 'member'];

/** The sums of rebates: in total, and by day, game, draw or member. */
export function RebateSums({ filter, onChoose }: RebateSumsProps) {
  const { t, formats } = useTexts('console');
  const [by, setBy] = useState<RebateGrouping>('day');
  const answer = useRebateTotals(filter, by);
  const columns = useColumns(by, onChoose);
  if (answer.isPending) return <Skeleton lines={4} height={56} />;
  if (answer.error) return <Retry error={answer.error} onRetry={answer.refetch} />;
  const { totals, sums } = answer.data;
  if (totals.length === 0) return null;
  return (
    <Card className={styles.card}>
      <div className={styles.totals}>
        {totals.map(({ currency, amount }) => (
          <Stat
            key={currency}
            label={t('rebates.total')}
            value={<bdi>{formats.money(amount, `${currency} `)}</bdi>}
          />
        ))}
      </div>
      <div>
        <SegmentedControl
          label={t('rebates.sumBy')}
          options={groupings.map((value) => ({ value, label: t(`rebates.by.${value}`) }))}
          value={by}
          onChange={setBy}
        />
      </div>
      <Table
        caption={t('rebates.sums')}
        columns={columns}
        rows={sums}
        rowKey={({ key, currency }) => `${by} ${key} ${currency}`}
      />
      {sums.length >= mostSums && <p className={styles.note}>{t('rebates.mostSums')}</p>}
    </Card>
  );
}

/** Maximum number of rows in one response of the platform. */
const mostSums = 100;

function useColumns(
  by: RebateGrouping,
  onChoose: RebateSumsProps['onChoose'],
): readonly Column<RebateSum>[] {
  const { t, formats, local } = useTexts('console');
  const nameOf = ({ label, gameName }: RebateSum) => {
    if (by === 'day') return formats.date(`${label}T12:00:00Z`);
    if (gameName === null) return label;
    return by === 'game' ? local(gameName) : `${local(gameName)} · ${label}`;
  };
  return [
    {
      id: 'what',
      header: t(`rebates.by.${by}`),
      cell: (sum) => (
        <Button variant="quiet" size="s" onClick={() => onChoose(by, sum, nameOf(sum))}>
          <bdi>{nameOf(sum)}</bdi>
        </Button>
      ),
    },
    {
      id: 'payments',
      header: t('rebates.payments'),
      cell: ({ payments }) => formats.number(payments),
      align: 'end',
    },
    {
      id: 'amount',
      header: t('rebates.amount'),
      cell: ({ amount, currency }) => <bdi>{formats.money(amount, `${currency} `)}</bdi>,
      align: 'end',
    },
  ];
}
