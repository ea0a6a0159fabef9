import type { Draw } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import styles from './trends.module.css';

interface TrendChartProps {
  /** The latest first. */
  readonly draws: readonly Draw[];
  readonly position: number;
  readonly numbers: readonly number[];
}

const column = 34;
const row = 28;

/**
 * The numbers at a position from draw to draw: one row per draw, the latest at the bottom, each number joined
 * to the next.
 */
export function TrendChart({ draws, position, numbers }: TrendChartProps) {
  const { t, formats } = useTexts('mfe-lottery');
  const points = draws.toReversed().map(({ id, result }, index) => {
    const number = result[position - 1] ?? 0;
    return {
      id,
      number,
      x: (numbers.indexOf(number) + 0.5) * column,
      y: (index + 1.5) * row,
    };
  });
  const width = numbers.length * column;
  const height = (points.length + 1) * row;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.note}>
        {t('trends.chart', { place: formats.number(position) })}
      </figcaption>
      <div className={styles.scroll} dir="ltr">
        <svg
          className={styles.chart}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={points.map(({ number }) => number).join(', ')}
        >
          {numbers.map((number, index) => (
            <g key={number}>
              <line
                className={styles.rule}
                x1={(index + 0.5) * column}
                x2={(index + 0.5) * column}
                y1={row}
                y2={height}
              />
              <text className={styles.axis} x={(index + 0.5) * column} y={row * 0.65}>
                {number}
              </text>
            </g>
          ))}
          <polyline
            className={styles.way}
            points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          />
          {points.map(({ id, number, x, y }) => (
            <g key={id}>
              <circle className={styles.dot} cx={x} cy={y} r={11} />
              <text className={styles.dotNumber} x={x} y={y + 4.5}>
                {number}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </figure>
  );
}
