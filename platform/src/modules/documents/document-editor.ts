import { isDeepStrictEqual } from 'node:util';
import type { AdminDocument, DocumentInput, DocumentRevision, Page } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { afterCommit } from '../../db/index.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Operator } from '../identity/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { DocumentKind } from './document-kind.ts';
import { createDocumentWriter, type DocumentUses } from './document-writer.ts';
import {
  documentStore,
  lockDocument,
  lockDocuments,
  placeDocuments,
  type DocumentRow,
  type RevisionRow,
} from './documents.store.ts';
import { lacksTranslation, ownLanguage } from './own-language.ts';

type NotChosen = 'not-found' | 'version-conflict';
type Failure = NotChosen | 'invalid-input';

/** Functions of operators for one kind of document. */
export interface DocumentEditor<Draft, Id extends string> {
  list(brand: string): Promise<readonly AdminDocument<Draft, Id>[]>;
  /** Recently removed documents, the latest first. */
  removed(brand: string): Promise<readonly AdminDocument<Draft, Id>[]>;
  /** The history of a document, the latest change first. */
  revisions(
    asked: DocumentInput<'revisions', Draft, Id>,
  ): Promise<Outcome<Page<DocumentRevision<Draft>>, 'not-found' | 'invalid-input'>>;
  /** Saves a draft; readers see it only if it is published, too. */
  save(
    input: DocumentInput<'save', Draft, Id>,
    operator: Pick<Operator, 'name'>,
  ): Promise<Outcome<AdminDocument<Draft, Id>, Failure>>;
  /** Publishes the draft, or withdraws what is published. */
  publish(
    input: DocumentInput<'publish', Draft, Id>,
    operator: Pick<Operator, 'name'>,
  ): Promise<Outcome<AdminDocument<Draft, Id>, Failure>>;
  remove(
    input: DocumentInput<'remove', Draft, Id>,
    operator: Pick<Operator, 'name'>,
  ): Promise<Outcome<void, Failure>>;
  /** Restores a removed document to its position; published if it was before. */
  restore(
    input: DocumentInput<'restore', Draft, Id>,
    operator: Pick<Operator, 'name'>,
  ): Promise<Outcome<AdminDocument<Draft, Id>, NotChosen>>;
  /** Makes the content of an earlier revision the draft. */
  restoreRevision(
    input: DocumentInput<'restoreRevision', Draft, Id>,
    operator: Pick<Operator, 'name'>,
  ): Promise<Outcome<AdminDocument<Draft, Id>, Failure>>;
  /** Sets the order of the list to which the first document belongs. */
  order(
    input: DocumentInput<'order', Draft, Id>,
    operator: Pick<Operator, 'name'>,
  ): Promise<Outcome<void, 'version-conflict'>>;
  /** Adds a published document of the installation; an existing one keeps the operators' changes. */
  seed(document: {
    readonly brand: string;
    readonly id: Id;
    readonly position?: number;
    readonly draft: Draft;
  }): Promise<void>;
}

interface Chosen<Id> {
  readonly brand: string;
  readonly id: Id;
  readonly revision: number;
}

const revisionsPerPage = 20;

export function createDocumentEditor<Draft, Id extends string>(
  uses: DocumentUses,
  kind: DocumentKind<Draft, Id>,
  onChange: () => void,
): DocumentEditor<Draft, Id> {
  type Saved = Outcome<AdminDocument<Draft, Id>, Failure>;
  const { core, live } = uses;
  const { db, clock, ids } = core;
  const store = documentStore(db.read);
  const writer = createDocumentWriter(uses, kind);
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
    chosen: Chosen<Id> & { readonly isRemoved?: boolean },
    work: (tx: Tx, before: DocumentRow) => Promise<Outcome<Value, F>>,
  ) =>
    change(async (tx): Promise<Outcome<Value, F | NotChosen>> => {
      const before = await lockDocument(tx, keyOf(chosen));
      if (!before || (before.removed_at !== null) !== (chosen.isRemoved ?? false)) return isGone;
      if (before.revision !== chosen.revision) return editConflict;
      return work(tx, before);
    });

  async function lacking(tx: Tx, brand: string, draft: Draft) {
    const own = await ownLanguage(tx, brand);
    if (!own) return fail('not-found', { detail: `There is no brand ${brand}.` });
    return lacksTranslation(kind.words(draft), own, 'draft.words');
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
      change(async (tx): Promise<Saved> => {
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
          const changes = { ...columns, ...revived, removed_at: null };
          return done(viewOf(await writer.write(tx, before, changes, made)));
        }
        const place = { brand, id: id ?? newId(), revision: next };
        const added = await writer.add(tx, { ...notShown, ...columns, ...place }, made);
        return added ? done(viewOf(added)) : editConflict;
      }),

    publish: ({ brand, id, revision, note, isPublished }, operator) =>
      changeOne({ brand, id, revision }, async (tx, before): Promise<Saved> => {
        const refusal = isPublished ? null : kind.refusesRemoval(id);
        if (refusal) return refusal;
        const view = viewOf(before);
        const isDone = isPublished ? !view.isChanged : before.published === null;
        if (isDone) return done(view);
        const columns = isPublished ? writer.shownColumns(view.draft, revision + 1) : notShown;
        const action = isPublished ? 'published' : 'withdrawn';
        return done(
          viewOf(await writer.write(tx, before, columns, { action, note, operator, before })),
        );
      }),

    remove: ({ brand, id, revision, note }, operator) =>
      changeOne({ brand, id, revision }, async (tx, before): Promise<Outcome<void, Failure>> => {
        const refusal = kind.refusesRemoval(id);
        if (refusal) return refusal;
        const made = { action: 'removed', note, operator, before } as const;
        await writer.write(tx, before, { removed_at: clock.now() }, made);
        return done(undefined);
      }),

    restore: ({ brand, id, revision, note }, operator) =>
      changeOne({ brand, id, revision, isRemoved: true }, async (tx, before) => {
        const made = { action: 'restored', note, operator, before } as const;
        return done(viewOf(await writer.write(tx, before, { removed_at: null }, made)));
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
        return done(viewOf(await writer.write(tx, before, { draft }, made)));
      }),

    order: ({ brand, order }, operator) =>
      change(async (tx): Promise<Outcome<void, 'version-conflict'>> => {
        const rows = await lockDocuments(tx, brand, kind.kind);
        const first = rows.find(({ id }) => id === order[0]);
        if (!first) return order.length === 0 ? done(undefined) : editConflict;
        const list = listOf(first);
        const before = rows.filter((row) => listOf(row) === list);
        const idsBefore = before.map(({ id }) => id);
        if (idsBefore.toSorted().join() !== order.toSorted().join()) return editConflict;
        if (idsBefore.join() === order.join()) return done(undefined);
        await placeDocuments(tx, { brand, kind: kind.kind }, placesOf(before, order));
        await recordAudit(tx, core, operator, {
          action: `${kind.audit.all}-ordered`,
          subject: `${brand}/${list}`,
          before: idsBefore.join('\n'),
          after: order.join('\n'),
          note: '',
        });
        const event = before.map((row) => writer.event(row)).find((one) => one !== null);
        if (event) await live.publishAll(tx, [event]);
        return done(undefined);
      }),

    seed: (document) => change((tx) => writer.seed(tx, document)),
  };

  function newId(): Id {
    if (!kind.newId) throw new Error(`operators choose the id of a ${kind.kind}`);
    return kind.newId(ids);
  }

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
}

const notShown = { published: null, published_revision: null, starts_at: null, ends_at: null };

/** The positions of a list, given to its documents in a new order; positions that occur twice are spread. */
function placesOf(rows: readonly DocumentRow[], order: readonly string[]) {
  let last = 0;
  return order.map((id, index) => {
    last = Math.max(last + 1, rows[index]?.position ?? 0);
    return { id, position: last };
  });
}

const editConflict = fail('version-conflict', {
  detail: 'Another operator changed this in the meantime. Look at it again, then decide.',
});
const isUnnamed = fail('invalid-input', { fields: { id: { code: 'required' } } });
const isGone = fail('not-found', {
  detail: 'This is not there any more. Look at the list again.',
});
const isOutdated = fail('invalid-input', {
  detail: 'This revision lacks fields that are required now. Write them into the draft instead.',
});
