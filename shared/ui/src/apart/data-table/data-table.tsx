import { useTexts } from '@croupier/i18n';
import { Table, type Column } from '@croupier/ui';
import { useState } from 'react';
import { Pagination } from '../pagination/pagination.tsx';
import { sortedRows, type Sort, type SortValue } from './sorted-rows.ts';
import styles from './data-table.module.css';

export interface DataColumn<Row> extends Column<Row> {
  /** Makes its head a button that sorts by this. */
  readonly sortBy?: ((row: Row) => SortValue) | undefined;
}

interface DataTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly rowsPerPage?: number | undefined;
}

/** A table of rows that are all here: sorted by a press on a head, turned over by pages. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, rowsPerPage = 20 } = props;
  const { language } = useTexts('ui');
  const [sort, setSort] = useState<Sort | null>(null);
  const [wanted, setWanted] = useState(1);
  const sortBy = columns.find(({ id }) => id === sort?.column)?.sortBy;
  const sorted = sort && sortBy ? sortedRows(rows, sortBy, sort.direction, language) : rows;
  const pages = Math.max(1, Math.ceil(rows.length / rowsPerPage));
  const page = Math.min(wanted, pages);
  return (
    <div className={styles.table}>
      <Table
        caption={caption}
        columns={columns.map(({ sortBy: by, ...column }) => ({
          ...column,
          isSortable: Boolean(by),
        }))}
        rows={sorted.slice((page - 1) * rowsPerPage, page * rowsPerPage)}
        rowKey={rowKey}
        sort={sort ?? undefined}
        onSort={(column) => {
          setSort(turned(sort, column));
          setWanted(1);
        }}
      />
      <Pagination label={caption} page={page} pages={pages} onPage={setWanted} />
    </div>
  );
}

/** The same head once more turns the order around. */
function turned(sort: Sort | null, column: string): Sort {
  const isUp = sort?.column === column && sort.direction === 'ascending';
  return { column, direction: isUp ? 'descending' : 'ascending' };
}
