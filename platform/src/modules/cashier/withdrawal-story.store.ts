import type { OperatorId, WithdrawalId, WithdrawalState } from '@croupier/contracts';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../core.ts';

/** History of a withdrawal beside its row: its steps and its approvals. */
export interface WithdrawalStoryTables {
  withdrawal_steps: {
    withdrawal_id: WithdrawalId;
    position: number;
    state: WithdrawalState;
    at: Date;
  };
  withdrawal_approvals: {
    withdrawal_id: WithdrawalId;
    operator_id: OperatorId;
    operator: string;
    at: Date;
  };
  withdrawal_disputes: { withdrawal_id: WithdrawalId; opened_at: Date; remark: string };
}

declare module '../../db/tables.ts' {
  interface Tables extends WithdrawalStoryTables {}
}

export type StepRow = Selectable<WithdrawalStoryTables['withdrawal_steps']>;
export type ApprovalRow = Selectable<WithdrawalStoryTables['withdrawal_approvals']>;
export type DisputeRow = Selectable<WithdrawalStoryTables['withdrawal_disputes']>;

type Read = Db['read'];

/** Adds a step after the last one; the caller has locked the withdrawal. */
export async function addStep(
  tx: Tx,
  { id, state, at }: { id: WithdrawalId; state: WithdrawalState; at: Date },
): Promise<void> {
  await tx
    .insertInto('withdrawal_steps')
    .columns(['withdrawal_id', 'position', 'state', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('withdrawal_steps')
        .select((select) => [
          select.val(id).as('withdrawal_id'),
          select.fn.countAll<number>().as('position'),
          select.val(state).as('state'),
          select.val(at).as('at'),
        ])
        .where('withdrawal_id', '=', id),
    )
    .execute();
}

export function stepsOf(read: Read, ids: readonly WithdrawalId[]): Promise<StepRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return read
    .selectFrom('withdrawal_steps')
    .selectAll()
    .where('withdrawal_id', 'in', [...ids])
    .orderBy('withdrawal_id')
    .orderBy('position')
    .execute();
}

/** `false` if the operator has already approved the withdrawal. */
export async function addApproval(tx: Tx, row: ApprovalRow): Promise<boolean> {
  const added = await tx
    .insertInto('withdrawal_approvals')
    .values(row)
    .onConflict((conflict) => conflict.columns(['withdrawal_id', 'operator_id']).doNothing())
    .returning('operator_id')
    .executeTakeFirst();
  return added !== undefined;
}

export function approvalsOf(read: Read, ids: readonly WithdrawalId[]): Promise<ApprovalRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return read
    .selectFrom('withdrawal_approvals')
    .selectAll()
    .where('withdrawal_id', 'in', [...ids])
    .orderBy('at')
    .execute();
}

export async function insertDispute(tx: Tx, row: DisputeRow): Promise<void> {
  await tx
    .insertInto('withdrawal_disputes')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('withdrawal_id')
        .doUpdateSet({ opened_at: row.opened_at, remark: row.remark }),
    )
    .execute();
}

export function disputesOf(read: Read, ids: readonly WithdrawalId[]): Promise<DisputeRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return read
    .selectFrom('withdrawal_disputes')
    .selectAll()
    .where('withdrawal_id', 'in', [...ids])
    .execute();
}
