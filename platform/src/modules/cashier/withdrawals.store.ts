import type {
  MemberId,
  OperatorId,
  PayoutAccountId,
  WithdrawalId,
  WithdrawalState,
} from '@croupier/contracts';
import type { JSONColumnType, Selectable } from 'kysely';
import type { Db, Tx } from '../../core.ts';

export interface WithdrawalTables {
  withdrawals: {
    id: WithdrawalId;
    brand: string;
    member_id: MemberId;
    idempotency_key: string;
    account_id: PayoutAccountId;
    method: string;
    provider: string;
    payee: string;
    fields: JSONColumnType<Readonly<Record<string, string>>>;
    amount_units: bigint;
    fee_units: bigint;
    currency: string;
    state: WithdrawalState;
    approvals_needed: number;
    payout_id: string | null;
    requested_at: Date;
    expected_at: Date;
    reason: string | null;
    next_look_at: Date;
    receipt_due_at: Date | null;
    dispute_until: Date | null;
  };
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

export type WithdrawalRow = Selectable<WithdrawalTables['withdrawals']>;
export type StepRow = Selectable<WithdrawalTables['withdrawal_steps']>;
export type ApprovalRow = Selectable<WithdrawalTables['withdrawal_approvals']>;
export type DisputeRow = Selectable<WithdrawalTables['withdrawal_disputes']>;

type Read = Db['read'];

export async function insertWithdrawal(tx: Tx, row: WithdrawalRow): Promise<void> {
  await tx
    .insertInto('withdrawals')
    .values({ ...row, fields: JSON.stringify(row.fields) })
    .execute();
}

export function withdrawalByKey(
  read: Read,
  member: MemberId,
  key: string,
): Promise<WithdrawalRow | undefined> {
  return read
    .selectFrom('withdrawals')
    .selectAll()
    .where('member_id', '=', member)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

export function withdrawalById(read: Read, id: string): Promise<WithdrawalRow | undefined> {
  return read
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', '=', withdrawalId(id))
    .executeTakeFirst();
}

export function lockWithdrawal(tx: Tx, id: string): Promise<WithdrawalRow | undefined> {
  return tx
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', '=', withdrawalId(id))
    .forUpdate()
    .executeTakeFirst();
}

/** A member's withdrawals, newest first. */
export function withdrawalsOf(
  read: Read,
  member: MemberId,
  { before, limit }: { before: string | null; limit: number },
): Promise<WithdrawalRow[]> {
  return read
    .selectFrom('withdrawals')
    .selectAll()
    .where('member_id', '=', member)
    .$if(before !== null, (query) => query.where('id', '<', withdrawalId(before)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** What a member has asked for since, but for what came to nothing. */
export async function askedSince(read: Read, member: MemberId, since: Date): Promise<bigint> {
  const row = await read
    .selectFrom('withdrawals')
    .select((eb) => eb.fn.sum<string | null>('amount_units').as('units'))
    .where('member_id', '=', member)
    .where('requested_at', '>', since)
    .where('state', 'not in', ['rejected', 'cancelled', 'failed', 'returned'])
    .executeTakeFirst();
  return BigInt(row?.units ?? 0);
}

export type WithdrawalChange = Partial<
  Pick<
    WithdrawalRow,
    'state' | 'payout_id' | 'reason' | 'next_look_at' | 'receipt_due_at' | 'dispute_until'
  >
>;

export function changeWithdrawal(
  tx: Tx,
  id: WithdrawalId,
  change: WithdrawalChange,
): Promise<WithdrawalRow> {
  return tx
    .updateTable('withdrawals')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Adds a step after the last one; its withdrawal is locked. */
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

/** Takes withdrawals whose turn with the provider has come, and gives them their next turn. */
export function takeWithdrawalsToLook(
  tx: Tx,
  { now, next, limit }: { now: Date; next: Date; limit: number },
): Promise<WithdrawalRow[]> {
  return tx
    .updateTable('withdrawals')
    .set({ next_look_at: next })
    .where((eb) =>
      eb(
        'id',
        'in',
        eb
          .selectFrom('withdrawals')
          .select('id')
          .where('state', 'in', ['approved', 'sending'])
          .where('next_look_at', '<=', now)
          .orderBy('next_look_at')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      ),
    )
    .returningAll()
    .execute();
}

export async function receiptsDue(read: Read, now: Date, limit: number): Promise<WithdrawalId[]> {
  const rows = await read
    .selectFrom('withdrawals')
    .select('id')
    .where('state', '=', 'paid')
    .where('receipt_due_at', '<=', now)
    .orderBy('receipt_due_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** A member's payments that wait for a word, locked in the order of their ids. */
export function lockPaidOf(tx: Tx, member: MemberId): Promise<WithdrawalRow[]> {
  return tx
    .selectFrom('withdrawals')
    .selectAll()
    .where('member_id', '=', member)
    .where('state', '=', 'paid')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** `false` where the operator has approved it before. */
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

/** A text from outside that is compared with ids; one of another form matches none. */
function withdrawalId(text: string | null): WithdrawalId {
  return (text ?? '') as WithdrawalId;
}
