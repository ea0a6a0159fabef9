import type { Tx } from '../../core.ts';
import { done, type Outcome } from '../../outcome.ts';
import { recordAudit } from '../audit/index.ts';
import type { DocumentKind } from './document-kind.ts';
import type { DocumentUses } from './document-writer.ts';
import { documentProjection } from './project-document.ts';
import { lockDocuments, placeDocuments, type DocumentRow } from './documents.store.ts';
import { editConflict, type documentChanges } from './change-document.ts';
import type { DocumentEditor } from './document-functions.ts';
import type { documentViews } from './document-views.ts';
import type { DocumentWriter } from './document-writer.ts';

/** Changes the order of a list. */
export function documentOrdering<Draft, Id extends string>(
  uses: DocumentUses,
  kind: DocumentKind<Draft, Id>,
  {
    change,
    listOf,
    writer,
  }: {
    readonly change: ReturnType<typeof documentChanges<Draft, Id>>['change'];
    readonly listOf: ReturnType<typeof documentViews<Draft, Id>>['listOf'];
    readonly writer: DocumentWriter<Draft, Id>;
  },
): Pick<DocumentEditor<Draft, Id>, 'order'> {
  const { core, live } = uses;
  const project = documentProjection(kind);

  /** A kind refuses contents, never places: a failure is a broken promise. */
  async function projectPlaces(
    tx: Tx,
    rows: readonly DocumentRow[],
    places: readonly { readonly id: string; readonly position: number }[],
  ): Promise<void> {
    for (const row of rows) {
      const position = places.find(({ id }) => id === row.id)?.position ?? row.position;
      const refusal = await project(tx, row, { ...row, position });
      if (refusal) throw new Error(`the place of ${row.id} was refused: ${refusal.code}`);
    }
  }

  return {
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
        const places = placesOf(before, order);
        await placeDocuments(tx, { brand, kind: kind.kind }, places);
        await projectPlaces(tx, before, places);
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
  };
}

/** The positions of a list, given to its documents in a new order; positions that occur twice are spread. */
function placesOf(rows: readonly DocumentRow[], order: readonly string[]) {
  let last = 0;
  return order.map((id, index) => {
    last = Math.max(last + 1, rows[index]?.position ?? 0);
    return { id, position: last };
  });
}
