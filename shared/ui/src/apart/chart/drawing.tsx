import { edge, type Plot, type PlotSize } from './plot.ts';
import styles from './chart.module.css';

export type ChartKind = 'line' | 'area' | 'bar';

interface DrawingProps {
  readonly kind: ChartKind;
  readonly label: string;
  readonly size: PlotSize;
  readonly plot: Plot;
  /** Index of the value under the pointer. */
  readonly at: number | null;
  readonly format: (value: number) => string;
  /** Labels of the first and the last value. */
  readonly ends: readonly [string, string];
}

export function Drawing({ kind, label, size, plot, at, format, ends }: DrawingProps) {
  const { width, height } = size;
  const pointed = at === null ? undefined : plot.points[at];
  // A line needs two points: a single point is drawn as a dot.
  const marked = pointed ?? (plot.points.length === 1 ? plot.points[0] : undefined);
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className={styles.drawing}
    >
      {plot.rules.map(({ value, y }) => (
        <line key={value} className={styles.rule} x1={plot.start} x2={width} y1={y} y2={y} />
      ))}
      {kind === 'bar' &&
        plot.bars.map((bar, index) => (
          <rect
            key={bar.x}
            {...bar}
            rx={3}
            className={styles.bar}
            data-at={index === at || undefined}
          />
        ))}
      {kind === 'area' && <path d={plot.area} className={styles.area} />}
      {kind !== 'bar' && <path d={plot.line} className={styles.line} />}
      {kind !== 'bar' && marked && (
        <>
          <line
            className={styles.at}
            x1={marked.x}
            x2={marked.x}
            y1={edge.top}
            y2={height - edge.bottom}
          />
          <circle className={styles.dot} cx={marked.x} cy={marked.y} r={5} />
        </>
      )}
      {plot.rules.map(({ value, y }) => (
        <text key={value} className={styles.axis} x={0} y={y + 4}>
          {format(value)}
        </text>
      ))}
      <text className={styles.axis} x={plot.start} y={height - 8}>
        {ends[0]}
      </text>
      <text className={styles.axis} x={width} y={height - 8} textAnchor="end">
        {ends[1]}
      </text>
    </svg>
  );
}
