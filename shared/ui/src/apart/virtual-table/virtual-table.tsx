import { Table } from '@croupier/ui';
import { useLayoutEffect, useRef } from 'react';
import { useSorted, type DataColumn } from '../data-table/use-sorted.ts';
import { useRowWindow } from './use-row-window.ts';
import styles from './virtual-table.module.css';

interface VirtualTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

/**
 * A table of thousands of rows in its own scroll container: the header stays visible, only visible rows are
 * rendered, and a press on a header sorts all rows. Assistive technology gets the total count and the index
 * of each row.
 */
export function VirtualTable<Row>({ caption, columns, rows, rowKey }: VirtualTableProps<Row>) {
  const { sorted, sort, heads, turn } = useSorted(rows, columns);
  const scroller = useRef<HTMLDivElement>(null);
  const space = useRef<HTMLDivElement>(null);
  const { first, end, above, below } = useRowWindow(scroller, sorted.length);
  useLayoutEffect(() => {
    space.current?.style.setProperty('padding-block', `${above}px ${below}px`);
  }, [above, below]);
  return (
    // Keyboard users scroll it with the arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={scroller} className={styles.area} role="region" aria-label={caption} tabIndex={0}>
      <div ref={space}>
        <Table
          caption={caption}
          columns={heads}
          rows={sorted.slice(first, end)}
          rowKey={rowKey}
          sort={sort}
          onSort={(column) => {
            turn(column);
            if (scroller.current) scroller.current.scrollTop = 0;
          }}
          part={{ first, total: sorted.length }}
        />
      </div>
    </div>
  );
}
