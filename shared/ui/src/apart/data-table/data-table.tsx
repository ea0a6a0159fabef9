import { Table } from '@croupier/ui';
import { useState } from 'react';
import { Pagination } from '../pagination/pagination.tsx';
import styles from './data-table.module.css';
import { useSorted, type DataColumn } from './use-sorted.ts';

interface DataTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly rowsPerPage?: number | undefined;
}

/** A table whose rows are all loaded: a press on a header sorts them, and pages divide them. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, rowsPerPage = 20 } = props;
  const { sorted, sort, heads, turn } = useSorted(rows, columns);
  const [wanted, setWanted] = useState(1);
  const pages = Math.max(1, Math.ceil(rows.length / rowsPerPage));
  const page = Math.min(wanted, pages);
  return (
    <div className={styles.table}>
      <Table
        caption={caption}
        columns={heads}
        rows={sorted.slice((page - 1) * rowsPerPage, page * rowsPerPage)}
        rowKey={rowKey}
        sort={sort}
        onSort={(column) => {
          turn(column);
          setWanted(1);
        }}
      />
      <Pagination label={caption} page={page} pages={pages} onPage={setWanted} />
    </div>
  );
}
