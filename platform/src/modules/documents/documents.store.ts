import type { DocumentAction } from '@croupier/contracts';
import { sql, type ColumnType, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db, Tx } from '../../core.ts';

interface DocumentTables {
  documents: {
    readonly brand: string;
    readonly kind: string;
    readonly id: string;
    readonly position: number;
    readonly revision: number;
    readonly draft: ColumnType<unknown, string, string>;
    readonly published: ColumnType<unknown, string | null, string | null>;
    readonly published_revision: number | null;
    readonly starts_at: Date | null;
    readonly ends_at: Date | null;
    readonly is_announced: boolean;
    readonly removed_at: ColumnType<Date | null, never, Date | null>;
  };
  document_revisions: {
    readonly brand: string;
    readonly kind: string;
    readonly id: string;
    readonly revision: number;
    readonly action: DocumentAction;
    readonly draft: ColumnType<unknown, string, never>;
    readonly operator: string | null;
    readonly made_at: Date;
    readonly note: string;
  };
}

declare module '../../db/tables.ts' {
  interface Tables extends DocumentTables {}
}

type Table = DocumentTables['documents'];
export type DocumentRow = Selectable<Table>;
export type RevisionRow = Selectable<DocumentTables['document_revisions']>;
export type NewDocument = Omit<Insertable<Table>, 'position'> & { readonly position?: number };

export type DocumentChanges = Omit<Updateable<Table>, 'brand' | 'kind' | 'id'>;

export interface DocumentKey {
  readonly brand: string;
  readonly kind: string;
  readonly id: string;
}

/** Operators see only this many of the latest documents of a kind. */
const mostShown = 500;
/** Operators see only this many of the latest removed documents. */
const mostRemoved = 50;

export const documentStore = (read: Db['read'] | Tx) => ({
  all: (brand: string, kind: string, isNewestFirst: boolean): Promise<DocumentRow[]> =>
    read
      .selectFrom('documents')
      .selectAll()
      .where('brand', '=', brand)
      .where('kind', '=', kind)
      .where('removed_at', 'is', null)
      .$if(isNewestFirst, (query) => query.orderBy(sql`draft ->> 'startsAt' DESC, id DESC`))
      .$if(!isNewestFirst, (query) => query.orderBy('position').orderBy('id'))
      .limit(mostShown)
      .execute(),

  removed: (brand: string, kind: string): Promise<DocumentRow[]> =>
    read
      .selectFrom('documents')
      .selectAll()
      .where('brand', '=', brand)
      .where('kind', '=', kind)
      .where('removed_at', 'is not', null)
      .orderBy('removed_at', 'desc')
      .orderBy('id')
      .limit(mostRemoved)
      .execute(),

  /** Published documents of all brands that readers can see now or later. */
  published: (kind: string, now: Date, isNewestFirst: boolean): Promise<DocumentRow[]> =>
    read
      .selectFrom('documents')
      .selectAll()
      .where('kind', '=', kind)
      .where('published', 'is not', null)
      .where('removed_at', 'is', null)
      .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
      .$if(isNewestFirst, (query) => query.orderBy('starts_at', 'desc').orderBy('id', 'desc'))
      .$if(!isNewestFirst, (query) => query.orderBy('position').orderBy('id'))
      .execute(),

  one: ({ brand, kind, id }: DocumentKey): Promise<DocumentRow | undefined> =>
    read
      .selectFrom('documents')
      .selectAll()
      .where('brand', '=', brand)
      .where('kind', '=', kind)
      .where('id', '=', id)
      .executeTakeFirst(),

  revisions: (
    { brand, kind, id }: DocumentKey,
    { before, limit }: { readonly before: number | null; readonly limit: number },
  ): Promise<RevisionRow[]> =>
    read
      .selectFrom('document_revisions')
      .selectAll()
      .where('brand', '=', brand)
      .where('kind', '=', kind)
      .where('id', '=', id)
      .$if(before !== null, (query) => query.where('revision', '<', before))
      .orderBy('revision', 'desc')
      .limit(limit)
      .execute(),

  revision: (
    { brand, kind, id }: DocumentKey,
    revision: number,
  ): Promise<RevisionRow | undefined> =>
    read
      .selectFrom('document_revisions')
      .selectAll()
      .where('brand', '=', brand)
      .where('kind', '=', kind)
      .where('id', '=', id)
      .where('revision', '=', revision)
      .executeTakeFirst(),
});

export const lockDocument = (
  tx: Tx,
  { brand, kind, id }: DocumentKey,
): Promise<DocumentRow | undefined> =>
  tx
    .selectFrom('documents')
    .selectAll()
    .where('brand', '=', brand)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Documents of a kind in their order, locked until the transaction ends. */
export async function lockDocuments(tx: Tx, brand: string, kind: string): Promise<DocumentRow[]> {
  const rows = await tx
    .selectFrom('documents')
    .selectAll()
    .where('brand', '=', brand)
    .where('kind', '=', kind)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.toSorted((one, other) => one.position - other.position);
}

/** Adds a document, by default as the last one; `undefined` if there is one of this id. */
export function addDocument(tx: Tx, row: NewDocument): Promise<DocumentRow | undefined> {
  const last = sql<number>`(SELECT coalesce(max(position), 0) + 1 FROM documents
    WHERE brand = ${row.brand} AND kind = ${row.kind})`;
  return tx
    .insertInto('documents')
    .values({ ...row, position: row.position ?? last })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export const writeDocument = (
  tx: Tx,
  { brand, kind, id }: DocumentKey,
  changes: DocumentChanges,
): Promise<DocumentRow> =>
  tx
    .updateTable('documents')
    .set(changes)
    .where('brand', '=', brand)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export async function addRevision(
  tx: Tx,
  row: Insertable<DocumentTables['document_revisions']>,
): Promise<void> {
  await tx.insertInto('document_revisions').values(row).execute();
}

export async function placeDocuments(
  tx: Tx,
  { brand, kind }: Pick<DocumentKey, 'brand' | 'kind'>,
  places: readonly { readonly id: string; readonly position: number }[],
): Promise<void> {
  const ids = places.map(({ id }) => id);
  const positions = places.map(({ position }) => position);
  await sql`
    UPDATE documents SET position = placed.position
    FROM unnest(${ids}::text[], ${positions}::int[]) AS placed (id, position)
    WHERE brand = ${brand} AND kind = ${kind} AND documents.id = placed.id`.execute(tx);
}

/** Marks documents whose start time has come as announced, and returns them. */
export const announceDue = (tx: Tx, kind: string, now: Date): Promise<DocumentRow[]> =>
  tx
    .updateTable('documents')
    .set({ is_announced: true })
    .where('kind', '=', kind)
    .where('published', 'is not', null)
    .where('is_announced', '=', false)
    .where('removed_at', 'is', null)
    .where('starts_at', '<=', now)
    .returningAll()
    .execute();
