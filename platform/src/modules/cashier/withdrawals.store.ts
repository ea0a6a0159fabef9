import type { MemberId, PayoutAccountId, WithdrawalId, WithdrawalState } from '@croupier/contracts';
import { sql, type JSONColumnType, type Selectable } from 'kysely';
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
}

declare module '../../db/tables.ts' {
  interface Tables extends WithdrawalTables {}
}

export type WithdrawalRow = Selectable<WithdrawalTables['withdrawals']>;

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

/** Amount that a member has requested since then, without withdrawals that ended unpaid. */
export async function requestedSince(read: Read, member: MemberId, since: Date): Promise<bigint> {
  const row = await read
    .selectFrom('withdrawals')
    .select((eb) => eb.fn.sum<string | null>('amount_units').as('units'))
    .where('member_id', '=', member)
    .where('requested_at', '>', since)
    .where('state', 'not in', ['rejected', 'cancelled', 'failed', 'returned'])
    .executeTakeFirst();
  return BigInt(row?.units ?? 0);
}

/** Amounts of unpaid withdrawals per member, in the order of the members. */
export async function undecidedUnits(
  read: Read,
  members: readonly MemberId[],
): Promise<readonly bigint[]> {
  const { rows } = await sql<{ member_id: MemberId; units: bigint }>`/* cashier-undecided */
    SELECT member_id, sum(amount_units)::bigint AS units FROM withdrawals
    WHERE member_id = ANY(${[...new Set(members)]}::text[]) AND state IN ('held', 'approved', 'sending')
    GROUP BY member_id`.execute(read);
  const units = new Map(rows.map((row) => [row.member_id, row.units]));
  return members.map((member) => units.get(member) ?? 0n);
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

/** Takes withdrawals that are due to be sent or asked about, and schedules their next time. */
export function takeWithdrawalsToQuery(
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

/** A member's payments that wait for an answer, locked in the order of their ids. */
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

/** Casts a text from outside for comparison with ids; a malformed text matches no row. */
function withdrawalId(text: string | null): WithdrawalId {
  return (text ?? '') as WithdrawalId;
}
