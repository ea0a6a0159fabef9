import type { AdminDocument } from '@croupier/contracts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { DocumentKind } from './document-kind.ts';
import { createDocumentWriter, type DocumentUses } from './document-writer.ts';
import { documentStore } from './documents.store.ts';
import type { DocumentEditor, Failure } from './document-functions.ts';
import { isGone, editConflict, documentChanges } from './change-document.ts';
import { documentViews } from './document-views.ts';
import { documentRemovals } from './restore-document.ts';
import { documentOrdering } from './order-documents.ts';

const revisionsPerPage = 20;

export function createDocumentEditor<Draft, Id extends string>(
  uses: DocumentUses,
  kind: DocumentKind<Draft, Id>,
  onChange: () => void,
): DocumentEditor<Draft, Id> {
  type SaveResult = Outcome<AdminDocument<Draft, Id>, Failure>;
  const { core } = uses;
  const { db, ids } = core;
  const store = documentStore(db.read);
  const writer = createDocumentWriter(uses, kind);
  const { viewOf, revisionOf, listOf } = documentViews(kind);
  const changes = documentChanges(uses, kind, onChange);
  const { keyOf, change, changeOne, lacking, replaced, settle } = changes;

  return {
    list: async (brand) => (await store.all(brand, kind.kind, kind.isNewestFirst)).map(viewOf),
    removed: async (brand) => (await store.removed(brand, kind.kind)).map(viewOf),
    async revisions({ brand, id, before, limit = revisionsPerPage }) {
      const from = before === undefined ? null : Number(before);
      if (from !== null && !Number.isSafeInteger(from))
        return fail('invalid-input', { fields: { before: { code: 'invalid' } } });
      const rows = await store.revisions(keyOf({ brand, id }), { before: from, limit: limit + 1 });
      if (rows.length === 0 && from === null) return isGone;
      const shown = rows.slice(0, limit);
      const next = rows.length > limit ? (shown.at(-1)?.revision ?? null) : null;
      return done({ rows: shown.map(revisionOf), next: next === null ? null : String(next) });
    },
    save: ({ brand, id, revision, note, draft, publish }, operator) =>
      change(async (tx): Promise<SaveResult> => {
        const refusal = await lacking(tx, brand, draft);
        if (refusal) return refusal;
        const found = await replaced(tx, { brand, id, revision });
        if (!found.ok) return found;
        const before = found.value;
        const next = (before?.revision ?? 0) + 1;
        const columns = {
          draft: JSON.stringify(draft),
          ...(publish && writer.shownColumns(draft, next)),
        };
        const action = publish ? 'published' : 'saved';
        const made = { action, note, operator, before } as const;
        if (before) {
          const revived = before.removed_at && !publish ? notShown : {};
          const written = { ...columns, ...revived, removed_at: null };
          return settle(tx, before, await writer.write(tx, before, written, made));
        }
        const place = { brand, id: id ?? newId(), revision: next };
        const added = await writer.add(tx, { ...notShown, ...columns, ...place }, made);
        return added ? settle(tx, null, added) : editConflict;
      }),
    publish: ({ brand, id, revision, note, isPublished }, operator) =>
      changeOne({ brand, id, revision }, async (tx, before): Promise<SaveResult> => {
        const refusal = isPublished ? null : kind.refusesRemoval(id);
        if (refusal) return refusal;
        const view = viewOf(before);
        const isDone = isPublished ? !view.isChanged : before.published === null;
        if (isDone) return done(view);
        const columns = isPublished ? writer.shownColumns(view.draft, revision + 1) : notShown;
        const action = isPublished ? 'published' : 'withdrawn';
        const made = { action, note, operator, before } as const;
        return settle(tx, before, await writer.write(tx, before, columns, made));
      }),
    seed: (document) =>
      change(async (tx) => {
        const added = await writer.seed(tx, document);
        const refusal = added && (await settle(tx, null, added));
        if (refusal?.ok === false)
          throw new Error(`the ${kind.kind} ${document.id} was refused: ${refusal.code}`);
      }),
    ...documentRemovals(uses, kind, { writer, changes }),
    ...documentOrdering(uses, kind, { change, listOf, writer }),
  };

  function newId(): Id {
    if (!kind.newId) throw new Error(`operators choose the id of a ${kind.kind}`);
    return kind.newId(ids);
  }
}

const notShown = { published: null, published_revision: null, starts_at: null, ends_at: null };
