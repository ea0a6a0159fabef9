import type { GameFamily, Trends as Counts } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { ChipGroup, Empty, Retry, SegmentedControl, Skeleton } from '@croupier/ui';
import { useState } from 'react';
import { useResults } from '../../api/results.ts';
import { useTrends } from '../../api/trends.ts';
import { shapeOfFamily } from '../../lib/shape-of-family.ts';
import { NumberCounts } from './number-counts.tsx';
import { TrendChart } from './trend-chart.tsx';
import styles from './trends.module.css';

interface TrendsProps {
  readonly gameId: string;
  readonly family: GameFamily;
}

const spans = ['30', '100', '200'] as const;
type Span = (typeof spans)[number];

/** Which numbers were frequent and which are missing; past draws do not predict future ones. */
export function Trends({ gameId, family }: TrendsProps) {
  const { t, formats } = useTexts('mfe-lottery');
  const [span, setSpan] = useState<Span>('30');
  const trends = useTrends(gameId, Number(span));
  return (
    <div className={styles.trends}>
      <SegmentedControl
        label={t('trends.span')}
        options={spans.map((value) => ({
          value,
          label: t('trends.draws', { shown: formats.number(Number(value)) }),
        }))}
        value={span}
        onChange={setSpan}
      />
      {trends.isPending ? (
        <div aria-busy="true">
          <Skeleton height={220} />
        </div>
      ) : trends.error ? (
        <Retry error={trends.error} onRetry={trends.refetch} />
      ) : trends.data.draws === 0 ? (
        <Empty title={t('opened.none')} />
      ) : (
        <ByPosition gameId={gameId} family={family} trends={trends.data} />
      )}
      <p className={styles.note}>{t('trends.note')}</p>
    </div>
  );
}

function ByPosition({ gameId, family, trends }: TrendsProps & { readonly trends: Counts }) {
  const { t, formats } = useTexts('mfe-lottery');
  const positions = [...new Set(trends.numbers.map(({ position }) => position))];
  const [wanted, setWanted] = useState(positions[0] ?? 0);
  const position = positions.includes(wanted) ? wanted : (positions[0] ?? 0);
  const numbers = trends.numbers.filter((one) => one.position === position);
  const hasChart = position > 0 && shapeOfFamily(family).kind !== 'lots';
  return (
    <>
      {positions.length > 1 && (
        <ChipGroup
          label={t('trends.position')}
          options={positions.map((one) => ({
            value: String(one),
            label: t('pad.place', { place: formats.number(one) }),
          }))}
          value={String(position)}
          onChange={(one) => setWanted(Number(one))}
        />
      )}
      <NumberCounts numbers={numbers} draws={trends.draws} />
      {hasChart && <LatestChart gameId={gameId} position={position} numbers={numbers} />}
    </>
  );
}

interface LatestChartProps {
  readonly gameId: string;
  readonly position: number;
  readonly numbers: Counts['numbers'];
}

const charted = 24;

function LatestChart({ gameId, position, numbers }: LatestChartProps) {
  const latest = useResults(gameId, { day: '', limit: charted });
  const draws = latest.data?.rows.filter(({ result }) => result.length > 0) ?? [];
  if (draws.length < 2) return null;
  return (
    <TrendChart
      draws={draws}
      position={position}
      numbers={numbers.map(({ number }) => Number(number)).sort((a, b) => a - b)}
    />
  );
}
