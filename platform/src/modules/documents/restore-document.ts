import { done, fail, type Outcome } from '../../outcome.ts';
import type { DocumentKind } from './document-kind.ts';
import type { DocumentUses } from './document-writer.ts';
import { documentStore } from './documents.store.ts';
import type { Failure, DocumentEditor } from './document-functions.ts';
import { isGone, type documentChanges } from './change-document.ts';
import type { DocumentWriter } from './document-writer.ts';

/** Removes a document, and restores it or one of its revisions. */
export function documentRemovals<Draft, Id extends string>(
  uses: DocumentUses,
  kind: DocumentKind<Draft, Id>,
  {
    writer,
    changes: { changeOne, keyOf, lacking, settle },
  }: {
    readonly writer: DocumentWriter<Draft, Id>;
    readonly changes: ReturnType<typeof documentChanges<Draft, Id>>;
  },
): Pick<DocumentEditor<Draft, Id>, 'remove' | 'restore' | 'restoreRevision'> {
  const { core } = uses;
  const { clock } = core;

  return {
    remove: ({ brand, id, revision, note }, operator) =>
      changeOne({ brand, id, revision }, async (tx, before): Promise<Outcome<void, Failure>> => {
        const refusal = kind.refusesRemoval(id);
        if (refusal) return refusal;
        const made = { action: 'removed', note, operator, before } as const;
        const after = await writer.write(tx, before, { removed_at: clock.now() }, made);
        const settled = await settle(tx, before, after);
        return settled.ok ? done(undefined) : settled;
      }),

    restore: ({ brand, id, revision, note }, operator) =>
      changeOne({ brand, id, revision, isRemoved: true }, async (tx, before) => {
        const made = { action: 'restored', note, operator, before } as const;
        return settle(tx, before, await writer.write(tx, before, { removed_at: null }, made));
      }),

    restoreRevision: ({ brand, id, revision, note, wanted }, operator) =>
      changeOne({ brand, id, revision }, async (tx, before) => {
        const row = await documentStore(tx).revision(keyOf({ brand, id }), wanted);
        if (!row) return isGone;
        const earlier = kind.draft.safeParse(row.draft);
        if (!earlier.success) return isOutdated;
        const refusal = await lacking(tx, brand, earlier.data);
        if (refusal) return refusal;
        const draft = JSON.stringify(earlier.data);
        const made = { action: 'revision-restored', note, operator, before } as const;
        return settle(tx, before, await writer.write(tx, before, { draft }, made));
      }),
  };
}

const isOutdated = fail('invalid-input', {
  detail: 'This revision lacks fields that are required now. Write them into the draft instead.',
});
