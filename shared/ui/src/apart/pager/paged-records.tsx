import type { Page } from '@croupier/contracts';
import { Retry } from '@croupier/ui';
import type { ReactNode } from 'react';
import { Pager } from './pager.tsx';
import type { Cursor } from './use-cursor.ts';

export interface PagedRecordsProps<Row> {
  /** The call query of the page that `cursor` points to. */
  readonly answer: {
    readonly data: Page<Row> | undefined;
    readonly error: unknown;
    /** The rows are of the page before; the requested page is loading. */
    readonly isPlaceholderData: boolean;
    refetch(): unknown;
  };
  readonly cursor: Cursor;
  /** Shown while the first page is loading. */
  readonly skeleton: ReactNode;
  /** Shown if there are no records. */
  readonly empty: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A paged list of records with loading, error and empty states. */
export function PagedRecords<Row>(props: PagedRecordsProps<Row>) {
  const { answer, cursor, skeleton, empty, children } = props;
  if (answer.error) return <Retry error={answer.error} onRetry={answer.refetch} />;
  if (!answer.data) return skeleton;
  const { rows, next } = answer.data;
  if (rows.length === 0) return empty;
  return (
    <>
      {children(rows)}
      <Pager cursor={cursor} next={next} isBusy={answer.isPlaceholderData} />
    </>
  );
}
