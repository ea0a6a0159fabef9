import type { AuditCheck, AuditEntry } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { addEntry, auditStore } from './audit.store.ts';

/** What an operator did, in the words of the audit trail. */
export interface Deed {
  /** As `withdrawal.approved`: a key of the console's texts. */
  readonly action: string;
  readonly subject: string;
  readonly before: string;
  readonly after: string;
  readonly note: string;
}

/** An operator, a team, an agent, or the part of the platform that acted by itself. */
interface Doer {
  readonly name: string;
}

/** Writes a deed into the audit trail, in the transaction that does it. */
export async function keepDeed(
  tx: Tx,
  { clock, ids }: Pick<Core, 'clock' | 'ids'>,
  { name }: Doer,
  deed: Deed,
): Promise<void> {
  await addEntry(tx, { id: ids.next('aud'), at: clock.now(), operator: name, ...deed });
}

export interface Audit {
  /** The latest changes first; of one subject, as `padma/mfe-games`, where it is named. */
  entries(subject: string | null): Promise<readonly AuditEntry[]>;
  /** Whether every entry is as it was written, and none is missing or slipped in. */
  check(): Promise<AuditCheck>;
}

const shownRows = 200;

export function createAudit({ db }: Pick<Core, 'db'>): Audit {
  const store = auditStore(db.read);
  return {
    entries: async (subject) =>
      (await store.entries(shownRows, subject)).map((row) => ({
        ...row,
        at: row.at.toISOString(),
      })),

    async check() {
      const [broken, { position, hash }] = await Promise.all([store.firstBroken(), store.head()]);
      return { entries: Number(position), seal: hash.toString('hex'), broken };
    },
  };
}
