import { useTexts } from '@croupier/i18n';
import { Table } from '@croupier/ui';
import { useState, type PointerEvent } from 'react';
import { Drawing, type ChartKind } from './drawing.tsx';
import { plotOf } from './plot.ts';
import { useWidth } from './use-width.ts';
import styles from './chart.module.css';

export interface ChartPoint {
  readonly id: string;
  /** Label of the value, such as a day. */
  readonly label: string;
  readonly value: number;
}

interface ChartProps {
  readonly kind: ChartKind;
  readonly title: string;
  readonly points: readonly ChartPoint[];
  /** Formats a value, for example as money. */
  readonly format: (value: number) => string;
  /** Column headers of the table with the same numbers. */
  readonly headers: { readonly label: string; readonly value: string };
}

const height = 220;
/** Of the axis labels, whose digits are equally wide. */
const characterWidth = 7;

/** A series as a chart. A table below it, which every visitor can open, holds the numbers. */
export function Chart(props: ChartProps) {
  const { t } = useTexts('ui');
  if (props.points.length > 0) return <Series {...props} />;
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.title}>{props.title}</figcaption>
      <p className={styles.none}>{t('chart.none')}</p>
    </figure>
  );
}

function Series({ kind, title, points, format, headers }: ChartProps) {
  const { t } = useTexts('ui');
  const [place, width] = useWidth<HTMLDivElement>();
  const [at, setAt] = useState<number | null>(null);
  const plot = plotOf(
    points.map(({ value }) => value),
    { width, height, labelWidth: (value) => format(value).length * characterWidth },
  );
  const shown = points[at ?? points.length - 1];
  const summary = summaryOf(points);

  function point({ nativeEvent, currentTarget }: PointerEvent<HTMLDivElement>): void {
    const x = nativeEvent.clientX - currentTarget.getBoundingClientRect().left;
    const share = (x - plot.start) / Math.max(1, width - plot.start);
    setAt(Math.min(points.length - 1, Math.max(0, Math.floor(share * points.length))));
  }

  return (
    <figure className={styles.chart}>
      <figcaption className={styles.head}>
        <span className={styles.title}>{title}</span>
        {shown && (
          <span className={styles.value}>
            {shown.label} <strong>{format(shown.value)}</strong>
          </span>
        )}
      </figcaption>
      <div
        ref={place}
        dir="ltr"
        className={styles.place}
        onPointerMove={point}
        onPointerLeave={() => setAt(null)}
      >
        <Drawing
          kind={kind}
          label={`${title}. ${t('chart.summary', { low: format(summary.low), high: format(summary.high), last: format(summary.last) })}`}
          size={{ width, height }}
          plot={plot}
          at={at}
          format={format}
          ends={[points[0]?.label ?? '', points.at(-1)?.label ?? '']}
        />
      </div>
      <details className={styles.numbers}>
        <summary>{t('chart.table')}</summary>
        <Table
          caption={title}
          rows={points}
          rowKey={({ id }) => id}
          columns={[
            { id: 'label', header: headers.label, cell: ({ label }) => label },
            {
              id: 'value',
              header: headers.value,
              align: 'end',
              cell: ({ value }) => format(value),
            },
          ]}
        />
      </details>
    </figure>
  );
}

function summaryOf(points: readonly ChartPoint[]) {
  const values = points.map(({ value }) => value);
  return { low: Math.min(...values), high: Math.max(...values), last: values.at(-1) ?? 0 };
}
