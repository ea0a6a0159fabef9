import type { AuditCheck, AuditEntry, AuditNames, InputOf, Page, calls } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { addEntry, auditStore } from './audit.store.ts';

/** An operator's action as the audit record describes it. */
export interface AuditInput {
  /** Such as `withdrawal.approved`: a key of the console's texts. */
  readonly action: string;
  readonly subject: string;
  readonly before: string;
  readonly after: string;
  readonly note: string;
}

/** An operator, a team, an agent, or a part of the platform that acts automatically. */
export interface Actor {
  readonly name: string;
}

/** Writes an audit record in the transaction of the action. */
export async function recordAudit(
  tx: Tx,
  { clock, ids }: Pick<Core, 'clock' | 'ids'>,
  { name }: Actor,
  auditRecord: AuditInput,
): Promise<void> {
  await addEntry(tx, { id: ids.next('aud'), at: clock.now(), operator: name, ...auditRecord });
}

type EntriesInput = InputOf<typeof calls.audit>;

export interface Audit {
  /** The latest changes first, page by page. */
  entries(query: EntriesInput): Promise<Page<AuditEntry>>;
  names(): Promise<AuditNames>;
  /** Whether no audit record was altered, removed or inserted. */
  check(): Promise<AuditCheck>;
}

const shownRows = 50;

export function createAudit({ db }: Pick<Core, 'db'>): Audit {
  const store = auditStore(db.read);
  return {
    async entries({ limit = shownRows, ...conditions }) {
      const rows = await store.entries({ ...conditions, limit: limit + 1 });
      const shown = rows.slice(0, limit).map((row) => ({ ...row, at: row.at.toISOString() }));
      return { rows: shown, next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
    },

    async names() {
      const [operators, actions] = await Promise.all([
        store.names('operator'),
        store.names('action'),
      ]);
      return { operators, actions };
    },

    async check() {
      const [broken, { position, hash }] = await Promise.all([store.firstBroken(), store.head()]);
      return { entries: Number(position), seal: hash.toString('hex'), broken };
    },
  };
}
