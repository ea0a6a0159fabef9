import type { Core, Tx } from '../../core.ts';
import type { Live } from '../live/index.ts';
import type { DocumentKind } from './document-kind.ts';
import {
  addDocument,
  addRevision,
  writeDocument,
  type DocumentChanges,
  type DocumentRow,
  type NewDocument,
} from './documents.store.ts';
import { type DocumentChange, documentRecords } from './document-records.ts';

export interface DocumentUses {
  readonly core: Pick<Core, 'db' | 'clock' | 'ids' | 'log'>;
  readonly live: Pick<Live, 'publishAll'>;
}

type PublishedColumns = Pick<
  DocumentRow,
  'published' | 'published_revision' | 'starts_at' | 'ends_at'
>;

/** Writes a document together with its revision, its audit record and the event for open pages. */
export function createDocumentWriter<Draft, Id extends string>(
  { core, live }: DocumentUses,
  kind: DocumentKind<Draft, Id>,
) {
  const { clock } = core;
  const { seen, placeOf, record } = documentRecords({ core, live }, kind);

  const isAnnounced = (starts_at: Date | null) => starts_at === null || starts_at <= clock.now();

  return {
    /** The columns of what readers see. */
    shownColumns(
      draft: Draft,
      revision: number,
    ): Omit<PublishedColumns, 'published'> & { readonly published: string } {
      const { startsAt = null, endsAt = null } = kind.showing(draft) ?? {};
      return {
        published: JSON.stringify(draft),
        published_revision: revision,
        starts_at: startsAt === null ? null : new Date(startsAt),
        ends_at: endsAt === null ? null : new Date(endsAt),
      };
    },
    /** Adds a new document; `null` if another one has its id. */
    async add(tx: Tx, row: Omit<NewDocument, 'kind' | 'is_announced'>, change: DocumentChange) {
      const is_announced = isAnnounced(row.starts_at ?? null);
      const after = await addDocument(tx, { ...row, kind: kind.kind, is_announced });
      if (!after) return null;
      await record(tx, after, change);
      return after;
    },
    async write(tx: Tx, before: DocumentRow, changes: DocumentChanges, change: DocumentChange) {
      const starts = changes.starts_at === undefined ? before.starts_at : changes.starts_at;
      const after = await writeDocument(tx, before, {
        ...changes,
        is_announced: isAnnounced(starts),
        revision: before.revision + 1,
      });
      await record(tx, after, change);
      return after;
    },
    /** Adds a published document that came with the installation; `null`: an existing one keeps its changes. */
    async seed(tx: Tx, row: { brand: string; id: Id; position?: number; draft: Draft }) {
      const { draft, ...place } = row;
      const text = JSON.stringify(draft);
      const shown = this.shownColumns(draft, 1);
      const common = { ...place, kind: kind.kind, revision: 1, draft: text };
      const added = await addDocument(tx, { ...common, ...shown, is_announced: true });
      if (!added) return null;
      const { brand, id, revision } = added;
      const made = { action: 'published', operator: null, made_at: clock.now(), note: '' } as const;
      await addRevision(tx, { brand, id, kind: kind.kind, revision, draft: text, ...made });
      return added;
    },
    event: (row: DocumentRow) => {
      const shown = seen(row);
      return shown && kind.event(placeOf(row), shown);
    },
  };
}

export type DocumentWriter<Draft, Id extends string> = ReturnType<
  typeof createDocumentWriter<Draft, Id>
>;
