import type { NumberTrend } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Stat } from '@croupier/ui';
import type { CSSProperties } from 'react';
import styles from './trends.module.css';

interface NumberCountsProps {
  readonly numbers: readonly NumberTrend[];
  readonly draws: number;
}

const named = 3;
const mostBars = 20;

/**
 * Hot and cold numbers by name, then every number's count as a bar; if there are many numbers, the most
 * frequent.
 */
export function NumberCounts({ numbers, draws }: NumberCountsProps) {
  const { t, formats } = useTexts('mfe-lottery');
  const byCount = numbers.toSorted((a, b) => b.count - a.count);
  const byMissing = numbers.toSorted((a, b) => b.missing - a.missing);
  const most = byCount[0]?.count ?? 1;
  const isMany = numbers.length > mostBars;
  const bars = isMany ? byCount.slice(0, mostBars) : numbers;
  return (
    <>
      <div className={styles.hotAndCold}>
        <Stat label={t('trends.hot')} value={<Names numbers={byCount.slice(0, named)} />} />
        <Stat label={t('trends.cold')} value={<Names numbers={byMissing.slice(0, named)} />} />
      </div>
      <ul className={styles.bars} aria-label={t('trends.counts', { shown: formats.number(draws) })}>
        {bars.map(({ number, count, missing }) => {
          const style: CSSProperties & Record<'--share', number> = {
            '--share': most === 0 ? 0 : count / most,
          };
          return (
            <li key={number} className={styles.bar} style={style}>
              <strong dir="ltr">{number}</strong>
              <span className={styles.fill} aria-hidden="true" />
              <span className={styles.count}>
                {t('trends.times', { shown: formats.number(count) })}
              </span>
              <span className={styles.missing}>
                {missing === 0
                  ? t('trends.justCame')
                  : t('trends.missing', { shown: formats.number(missing) })}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Names({ numbers }: { numbers: readonly NumberTrend[] }) {
  return (
    <span className={styles.names} dir="ltr">
      {numbers.map(({ number }) => (
        <Badge key={number} tone="accent">
          {number}
        </Badge>
      ))}
    </span>
  );
}
