import type { AdminDocument, DocumentInput } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { afterCommit } from '../../db/index.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { DocumentKind } from './document-kind.ts';
import type { DocumentUses } from './document-writer.ts';
import { documentViews } from './document-views.ts';
import { documentProjection } from './project-document.ts';
import { lockDocument, type DocumentRow } from './documents.store.ts';
import { lacksTranslation, ownLanguage } from './own-language.ts';
import type { Failure, NotChosen } from './document-functions.ts';

interface ChosenRevision<Id> {
  readonly brand: string;
  readonly id: Id;
  readonly revision: number;
}

/** Locks and checks what a change needs. */
export function documentChanges<Draft, Id extends string>(
  uses: DocumentUses,
  kind: DocumentKind<Draft, Id>,
  onChange: () => void,
) {
  const { core } = uses;
  const { db } = core;

  const keyOf = ({ brand, id }: { readonly brand: string; readonly id: Id }) => ({
    brand,
    id,
    kind: kind.kind,
  });

  /** Runs a change; the cache of published documents is invalidated after the commit. */
  const change = <Value>(work: (tx: Tx) => Promise<Value>) =>
    db.transaction((tx) => {
      afterCommit(tx, onChange);
      return work(tx);
    });

  /** Changes the document if its revision is the one that the operator saw. */
  const changeOne = <Value, F extends Failure>(
    chosen: ChosenRevision<Id> & { readonly isRemoved?: boolean },
    work: (tx: Tx, before: DocumentRow) => Promise<Outcome<Value, F>>,
  ) =>
    change(async (tx): Promise<Outcome<Value, F | NotChosen>> => {
      const before = await lockDocument(tx, keyOf(chosen));
      if (!before || (before.removed_at !== null) !== (chosen.isRemoved ?? false)) return isGone;
      if (before.revision !== chosen.revision) return editConflict;
      return work(tx, before);
    });

  const project = documentProjection(kind);
  const { viewOf } = documentViews(kind);

  /** Lets the kind follow a written change; answers the document as operators see it. */
  async function settle(
    tx: Tx,
    before: DocumentRow | null,
    after: DocumentRow,
  ): Promise<Outcome<AdminDocument<Draft, Id>, Failure>> {
    return (await project(tx, before, after)) ?? done(viewOf(after));
  }

  async function lacking(tx: Tx, brand: string, draft: Draft) {
    const own = await ownLanguage(tx, brand);
    if (!own) return fail('not-found', { detail: `There is no brand ${brand}.` });
    const words = kind.words(draft);
    return words && lacksTranslation(words, own, 'draft.words');
  }

  /** The document that a save replaces; `null`: the save adds a new one. */
  async function replaced(
    tx: Tx,
    { brand, id, revision }: Pick<DocumentInput<'save', Draft, Id>, 'brand' | 'id' | 'revision'>,
  ): Promise<Outcome<DocumentRow | null, Failure>> {
    if (id === null && kind.newId === null) return isUnnamed;
    if (id === null) return revision === 0 ? done(null) : editConflict;
    const isNew = kind.newId === null && revision === 0;
    const row = await lockDocument(tx, keyOf({ brand, id }));
    if (!row) return isNew ? done(null) : isGone;
    // A new document may take the id of a removed one: it continues the history of that one.
    if (row.removed_at) return isNew ? done(row) : isGone;
    return row.revision === revision ? done(row) : editConflict;
  }

  return { keyOf, change, changeOne, lacking, replaced, settle };
}

export const editConflict = fail('version-conflict', {
  detail: 'Another operator changed this in the meantime. Look at it again, then decide.',
});

const isUnnamed = fail('invalid-input', { fields: { id: { code: 'required' } } });

export const isGone = fail('not-found', {
  detail: 'This is not there any more. Look at the list again.',
});
