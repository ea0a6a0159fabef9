import { useTexts } from '@croupier/i18n';
import { useMemo, useState } from 'react';
import type { Column } from '@croupier/ui';
import { sortedRows, type Sort, type SortValue } from './sorted-rows.ts';

export interface DataColumn<Row> extends Column<Row> {
  /** If set, the column's header is a button that sorts by this value. */
  readonly sortBy?: ((row: Row) => SortValue) | undefined;
}

/** Rows in the order that the visitor chose, and the props for the sortable headers. */
export function useSorted<Row>(rows: readonly Row[], columns: readonly DataColumn<Row>[]) {
  const { language } = useTexts('ui');
  const [sort, setSort] = useState<Sort | null>(null);
  const sortBy = columns.find(({ id }) => id === sort?.column)?.sortBy;
  const sorted = useMemo(
    () => (sort && sortBy ? sortedRows(rows, sortBy, sort.direction, language) : rows),
    [rows, sort, sortBy, language],
  );
  return {
    sorted,
    sort: sort ?? undefined,
    heads: columns.map(({ sortBy: by, ...column }) => ({ ...column, isSortable: Boolean(by) })),
    turn: (column: string) => setSort(turned(sort, column)),
  };
}

/** A second press on the same header reverses the order. */
function turned(sort: Sort | null, column: string): Sort {
  const isUp = sort?.column === column && sort.direction === 'ascending';
  return { column, direction: isUp ? 'descending' : 'ascending' };
}
