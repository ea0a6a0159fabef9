import type { useCallQuery } from '@croupier/client';
import type { Page } from '@croupier/contracts';
import { Retry } from '@croupier/ui';
import { Pager, type Cursor } from '@croupier/ui/pager';
import type { ReactNode } from 'react';
import { CardsSkeleton } from './cards-skeleton.tsx';

interface RecordsProps<Row> {
  readonly answer: ReturnType<typeof useCallQuery<unknown, Page<Row>, never, 'member'>>;
  readonly cursor: Cursor;
  readonly empty: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A paged list of records with loading, error and empty states. */
export function Records<Row>({ answer, cursor, empty, children }: RecordsProps<Row>) {
  if (answer.isPending) return <CardsSkeleton />;
  if (answer.error) return <Retry error={answer.error} again={answer.refetch} />;
  const { rows, next } = answer.data;
  if (rows.length === 0) return empty;
  return (
    <>
      {children(rows)}
      <Pager cursor={cursor} next={next} isBusy={answer.isPlaceholderData} />
    </>
  );
}
