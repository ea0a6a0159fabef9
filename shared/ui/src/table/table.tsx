import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './table.module.css';

/**
 * Positions on a card: `title` with `figure` at its end, below them `note` with `under` at its end, all
 * without their headers; two `half` share the next line.
 */
/** `action`: a line without the header, for buttons that say what they do. */
type CardPlace = 'title' | 'figure' | 'note' | 'under' | 'half' | 'action';

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end' | undefined;
  /** Position on the card that replaces a row in a narrow table; by default a line of its own. */
  readonly onCard?: CardPlace | undefined;
  /** The header is a button that sorts the rows by this column. */
  readonly isSortable?: boolean | undefined;
}

/** The column that the rows are sorted by. */
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
  /** Range and total number of the rows, if only some of them are rendered. */
  readonly part?: { readonly first: number; readonly total: number } | undefined;
}

/**
 * A table that turns into a stack of cards if it is narrow. The ARIA roles are explicit because a browser
 * drops the native roles when a table is laid out as blocks.
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
