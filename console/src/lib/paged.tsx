import type { useCallQuery } from '@croupier/client';
import type { Page } from '@croupier/contracts';
import { Retry, Skeleton } from '@croupier/ui';
import { Pager, type Cursor } from '@croupier/ui/pager';
import type { ReactNode } from 'react';

export interface PagedProps<Row> {
  readonly answer: ReturnType<typeof useCallQuery<unknown, Page<Row>, never, 'operator'>>;
  readonly cursor: Cursor;
  /** Shown if there are no rows. */
  readonly empty: ReactNode;
  readonly skeleton?: { readonly lines: number; readonly height: number };
  readonly children: (rows: readonly Row[]) => ReactNode;
}

const tableLines = { lines: 6, height: 44 };

/** A list that is read page by page, in each of its states. */
export function Paged<Row>(props: PagedProps<Row>) {
  const { answer, cursor, empty, skeleton = tableLines, children } = props;
  if (answer.isPending) return <Skeleton {...skeleton} />;
  if (answer.error) return <Retry error={answer.error} onRetry={answer.refetch} />;
  const { rows, next } = answer.data;
  return (
    <>
      {/* A search can find nothing in the rows that it has read so far, and continue on the next page. */}
      {rows.length === 0 ? empty : children(rows)}
      <Pager cursor={cursor} next={next} isBusy={answer.isPlaceholderData} />
    </>
  );
}
