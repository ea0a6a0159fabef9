import type { DepositId, MemberId, ProofId, WithdrawalId } from '@croupier/contracts';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../core.ts';

export interface ProofTables {
  proofs: {
    id: ProofId;
    member_id: MemberId;
    width: number;
    height: number;
    bytes: number;
    uploaded_at: Date;
    /** The deposit or withdrawal that the image proves; `null` until the image is attached. */
    subject: ProofSubject | null;
  };
}

declare module '../../db/tables.ts' {
  interface Tables extends ProofTables {}
}

export type ProofSubject = DepositId | WithdrawalId;
export type ProofRow = Selectable<ProofTables['proofs']>;

export async function insertProof(tx: Tx, row: ProofRow): Promise<void> {
  await tx.insertInto('proofs').values(row).execute();
}

export async function proofById(read: Db['read'], id: string): Promise<ProofRow | null> {
  const row = await read
    .selectFrom('proofs')
    .selectAll()
    .where('id', '=', proofId(id))
    .executeTakeFirst();
  return row ?? null;
}

/** Number of images that a member uploaded since then, for the upload limit. */
export async function countProofs(tx: Tx, member: MemberId, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('proofs')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('member_id', '=', member)
    .where('uploaded_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Locks those of a member's images that can be attached to a subject. */
export async function lockUsableProofs(
  tx: Tx,
  { member, ids, subject }: { member: MemberId; ids: readonly ProofId[]; subject: ProofSubject },
): Promise<readonly ProofId[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('proofs')
    .select('id')
    .where('member_id', '=', member)
    .where('id', 'in', [...ids])
    .where((eb) => eb.or([eb('subject', 'is', null), eb('subject', '=', subject)]))
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function attachProofs(
  tx: Tx,
  { ids, subject }: { ids: readonly ProofId[]; subject: ProofSubject },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('proofs')
    .set({ subject })
    .where('id', 'in', [...ids])
    .execute();
}

/** Detaches the images that a new proof no longer contains. */
export async function detachProofs(tx: Tx, subject: ProofSubject): Promise<void> {
  await tx.updateTable('proofs').set({ subject: null }).where('subject', '=', subject).execute();
}

export function proofsOf(read: Db['read'], subjects: readonly ProofSubject[]): Promise<ProofRow[]> {
  if (subjects.length === 0) return Promise.resolve([]);
  return read
    .selectFrom('proofs')
    .selectAll()
    .where('subject', 'in', [...subjects])
    .orderBy('id')
    .execute();
}

/** Takes images that were never attached, so that they can be deleted. */
export async function takeAbandonedProofs(tx: Tx, before: Date): Promise<readonly ProofId[]> {
  const rows = await tx
    .deleteFrom('proofs')
    .where('subject', 'is', null)
    .where('uploaded_at', '<', before)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Casts a text from outside for comparison with ids; a malformed text matches no row. */
function proofId(text: string): ProofId {
  return text as ProofId;
}
