import type { Tx } from '../../core.ts';
import type { Failed } from '../../outcome.ts';
import type { DocumentKind, ProjectionFailure } from './document-kind.ts';
import type { DocumentRow } from './documents.store.ts';

export type Projection = (
  tx: Tx,
  before: DocumentRow | null,
  after: DocumentRow,
) => Promise<Failed<ProjectionFailure> | null>;

/** Lets a kind follow the changes of what is published; a change of a draft alone is none. */
export function documentProjection<Draft, Id extends string>(
  kind: DocumentKind<Draft, Id>,
): Projection {
  const publishedIn = (row: DocumentRow | null): Draft | null =>
    row && isPublished(row) ? kind.draft.parse(row.published) : null;

  return async (tx, before, after) => {
    if (!kind.project || !isChanged(before, after)) return null;
    const { brand, position } = after;
    const place = { brand, id: kind.id.parse(after.id), position };
    return kind.project(tx, {
      ...place,
      before: publishedIn(before),
      after: publishedIn(after),
    });
  };
}

const isPublished = ({ removed_at, published }: DocumentRow) =>
  removed_at === null && published !== null;

function isChanged(before: DocumentRow | null, after: DocumentRow): boolean {
  const wasPublished = before !== null && isPublished(before);
  if (!isPublished(after)) return wasPublished;
  return (
    !wasPublished ||
    before.published_revision !== after.published_revision ||
    before.position !== after.position
  );
}
