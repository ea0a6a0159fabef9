import type {
  CorrectionId,
  CorrectionQueue,
  CorrectionState,
  MemberId,
  OperatorId,
} from '@croupier/contracts';
import { sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../core.ts';

export interface CorrectionsTables {
  cash_corrections: {
    id: CorrectionId;
    member_id: MemberId;
    brand: string;
    currency: string;
    amount_units: bigint;
    reason: string;
    state: CorrectionState;
    operator_id: OperatorId;
    operator: string;
    idempotency_key: string;
    proposed_at: Date;
    decided_by_id: OperatorId | null;
    decided_by: string | null;
    decided_at: Date | null;
    decision_note: string | null;
  };
}

declare module '../../db/tables.ts' {
  interface Tables extends CorrectionsTables {}
}

export type CorrectionRow = CorrectionsTables['cash_corrections'];

/** Adds a proposal, or gives the one that the operator's key made before. */
export async function addCorrection(tx: Tx, row: CorrectionRow): Promise<CorrectionRow> {
  const added = await tx
    .insertInto('cash_corrections')
    .values(row)
    .onConflict((conflict) => conflict.columns(['operator_id', 'idempotency_key']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (added) return added;
  return tx
    .selectFrom('cash_corrections')
    .selectAll()
    .where('operator_id', '=', row.operator_id)
    .where('idempotency_key', '=', row.idempotency_key)
    .executeTakeFirstOrThrow();
}

/** Held until the transaction ends, so that it is decided once. */
export const lockCorrection = (
  tx: Tx,
  { id, memberId }: { readonly id: CorrectionId; readonly memberId: MemberId },
): Promise<CorrectionRow | undefined> =>
  tx
    .selectFrom('cash_corrections')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();

export const decideCorrection = (
  tx: Tx,
  id: CorrectionId,
  decision: Pick<
    CorrectionRow,
    'state' | 'decided_by_id' | 'decided_by' | 'decided_at' | 'decision_note'
  >,
): Promise<CorrectionRow> =>
  tx
    .updateTable('cash_corrections')
    .set(decision)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export interface CorrectionsPage {
  readonly memberId?: MemberId;
  readonly queue?: CorrectionQueue;
  /** All brands without. */
  readonly brand?: string;
  readonly before?: string;
  readonly limit: number;
}

/** The newest first, with the account that each is of. */
export function correctionRows(
  read: Db['read'],
  { memberId, queue, brand, before, limit }: CorrectionsPage,
) {
  const all = read
    .selectFrom('cash_corrections as correction')
    .innerJoin('members', 'members.id', 'correction.member_id')
    .selectAll('correction')
    .select('members.username as account')
    .orderBy('correction.id', 'desc')
    .limit(limit);
  return all
    .$if(memberId !== undefined, (rows) => rows.where('member_id', '=', memberId ?? noMember))
    .$if(brand !== undefined, (rows) => rows.where('correction.brand', '=', brand ?? ''))
    .$if(queue === 'waiting', (rows) => rows.where('state', '=', 'proposed'))
    .$if(queue === 'decided', (rows) => rows.where('state', '<>', 'proposed'))
    .$if(before !== undefined, (rows) => rows.where(sql<SqlBool>`correction.id < ${before}`))
    .execute();
}

const noMember = '' as MemberId;
