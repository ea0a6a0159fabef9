import type { useCallQuery } from '@croupier/client';
import type { Page } from '@croupier/contracts';
import { Retry, Skeleton } from '@croupier/ui';
import type { ReactNode } from 'react';
import { TurnPages } from './turn-pages.tsx';

interface PagedProps<Row> {
  readonly answer: ReturnType<typeof useCallQuery<unknown, Page<Row>, never, 'operator'>>;
  /** Where the page begins; `null`: with the newest row. */
  readonly before: string | null;
  readonly onTurn: (before: string | null) => void;
  /** What stands here where there are no rows. */
  readonly empty: ReactNode;
  readonly skeleton?: { readonly lines: number; readonly height: number };
  readonly children: (rows: readonly Row[]) => ReactNode;
}

const tableLines = { lines: 6, height: 44 };
/** Of lists that are made of cards. */
export const cardLines = { lines: 4, height: 140 };

/** A list that is read page by page, in each of its states. */
export function Paged<Row>(props: PagedProps<Row>) {
  const { answer, before, onTurn, empty, skeleton = tableLines, children } = props;
  if (answer.isPending) return <Skeleton {...skeleton} />;
  if (answer.error) return <Retry error={answer.error} again={answer.refetch} />;
  const { rows, next } = answer.data;
  return (
    <>
      {/* A search may find nothing in the stretch that it read, and go on behind it. */}
      {rows.length === 0 ? empty : children(rows)}
      <TurnPages before={before} next={next} onTurn={onTurn} />
    </>
  );
}
