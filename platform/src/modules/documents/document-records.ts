import type { DocumentAction } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import type { Operator } from '../identity/index.ts';
import type { Live } from '../live/index.ts';
import { recordAudit } from '../audit/index.ts';
import { changeOf } from './audit-change.ts';
import type { DocumentKind } from './document-kind.ts';
import { addRevision, type DocumentRow } from './documents.store.ts';

/** A change of one document, as revision, audit record and event describe it. */
export interface DocumentChange {
  readonly action: DocumentAction;
  /** The document before the change; `null`: it is new. */
  readonly before: DocumentRow | null;
  readonly note: string;
  readonly operator: Pick<Operator, 'name'>;
}

/** The revision, the audit record and the event of one change. */
export function documentRecords<Draft, Id extends string>(
  {
    core,
    live,
  }: {
    readonly core: Pick<Core, 'db' | 'clock' | 'ids' | 'log'>;
    readonly live: Pick<Live, 'publishAll'>;
  },
  kind: DocumentKind<Draft, Id>,
) {
  const { clock } = core;

  /** The draft that readers see at this time. */
  function seen(row: DocumentRow | null): Draft | null {
    if (!row || row.removed_at || row.published === null) return null;
    if (row.starts_at && row.starts_at > clock.now()) return null;
    return kind.draft.parse(row.published);
  }

  /** Sends an event to open pages if the change is visible to readers. */
  async function notify(tx: Tx, before: DocumentRow | null, after: DocumentRow): Promise<void> {
    const [seenBefore, seenAfter] = [seen(before), seen(after)];
    if (seenBefore && seenAfter && before?.published_revision === after.published_revision) return;
    const shown = seenAfter ?? seenBefore;
    const event = shown && kind.event(placeOf(after), shown);
    if (event) await live.publishAll(tx, [event]);
  }

  const placeOf = ({ brand, id }: DocumentRow) => ({ brand, id: kind.id.parse(id) });

  async function record(
    tx: Tx,
    after: DocumentRow,
    { action, before, note, operator }: DocumentChange,
  ): Promise<void> {
    const { brand, id, revision } = after;
    await addRevision(tx, {
      brand,
      kind: kind.kind,
      id,
      revision,
      action,
      draft: JSON.stringify(after.draft),
      operator: operator.name,
      made_at: clock.now(),
      note,
    });
    await recordAudit(tx, core, operator, {
      action: `${kind.audit.one}-${action}`,
      subject: `${brand}/${id}`,
      ...changeOf(audited(before), audited(after)),
      note,
    });
    await notify(tx, before, after);
  }

  return { seen, placeOf, record };
}

/** What an audit record compares: the draft, and whether readers see the document. */
function audited(row: DocumentRow | null): unknown {
  if (!row || row.removed_at) return {};
  return { ...Object(row.draft), isPublished: row.published !== null };
}
