import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './table.module.css';

/**
 * Of a card: `title` with `figure` at its end, under them `note` with `under` at its end, all without their heads;
 * two `half` share the line after them.
 */
type CardPlace = 'title' | 'figure' | 'note' | 'under' | 'half';

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end' | undefined;
  /** Where it stands on the card that a row becomes where the table is narrow; a line of its own unless it says. */
  readonly onCard?: CardPlace | undefined;
  /** Its head is a button that asks for the rows in its order. */
  readonly isSortable?: boolean | undefined;
}

/** By which column the rows are ordered. */
interface TableSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly sort?: TableSort | undefined;
  readonly onSort?: ((column: string) => void) | undefined;
  /** Which of how many rows these are, where the others are not drawn. */
  readonly part?: { readonly first: number; readonly total: number } | undefined;
}

/**
 * A table that becomes a stack of cards where it is narrow. The roles are stated because a browser
 * forgets them when a table is laid out as blocks.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, sort, onSort, part } = props;
  return (
    <div className={styles.frame}>
      <table role="table" className={styles.table} aria-rowcount={part && part.total + 1}>
        <caption className={styles.caption}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.id}
                role="columnheader"
                scope="col"
                data-align={column.align}
                aria-sort={sort?.column === column.id ? sort.direction : undefined}
              >
                {column.isSortable ? (
                  <button type="button" onClick={() => onSort?.(column.id)}>
                    {column.header}
                    <Icon name="chevron-down" />
                  </button>
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <tr key={rowKey(row)} role="row" aria-rowindex={part && part.first + index + 2}>
              {columns.map((column) => (
                <td
                  key={column.id}
                  role="cell"
                  data-align={column.align}
                  data-header={column.header}
                  data-on-card={column.onCard}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
