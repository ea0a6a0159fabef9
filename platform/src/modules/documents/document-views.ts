import { isDeepStrictEqual } from 'node:util';
import type { AdminDocument, DocumentRevision } from '@croupier/contracts';
import type { DocumentKind } from './document-kind.ts';
import type { DocumentRow, RevisionRow } from './documents.store.ts';

/** Documents and revisions as operators see them. */
export function documentViews<Draft, Id extends string>(kind: DocumentKind<Draft, Id>) {
  function listOf(row: DocumentRow): string {
    return kind.listOf(kind.draft.parse(row.draft));
  }

  function viewOf(row: DocumentRow): AdminDocument<Draft, Id> {
    const { revision, published, published_revision } = row;
    return {
      id: kind.id.parse(row.id),
      draft: kind.draft.parse(row.draft),
      revision,
      publishedRevision: published_revision,
      isChanged: !isDeepStrictEqual(row.draft, published),
    };
  }

  function revisionOf(row: RevisionRow): DocumentRevision<Draft> {
    const { revision, action, note, operator } = row;
    const draft = kind.draft.parse(row.draft);
    return { revision, action, by: operator, at: row.made_at.toISOString(), note, draft };
  }

  return { viewOf, revisionOf, listOf };
}
