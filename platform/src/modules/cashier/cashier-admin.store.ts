import type { DepositQueue, MemberId, WithdrawalQueue, WithdrawalState } from '@croupier/contracts';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../core.ts';
import type { DepositRow } from './deposits.store.ts';
import type { WithdrawalRow } from './withdrawals.store.ts';

type Read = Db['read'];

export interface QueuePage<Queue> {
  readonly queue: Queue;
  readonly brand: string | null;
  readonly before: string | null;
  readonly limit: number;
}

const statesOf: Readonly<Record<Exclude<WithdrawalQueue, 'parked'>, readonly WithdrawalState[]>> = {
  review: ['held'],
  open: ['approved', 'sending', 'paid', 'forced'],
  disputed: ['disputed'],
  closed: ['received', 'rejected', 'cancelled', 'failed', 'returned'],
};

/** Withdrawals of a queue, newest first. */
export function queuedWithdrawals(
  read: Read,
  { queue, brand, before, limit }: QueuePage<WithdrawalQueue>,
): Promise<WithdrawalRow[]> {
  const all = read.selectFrom('withdrawals').selectAll('withdrawals');
  const queued =
    queue === 'parked'
      ? all.where(sql<SqlBool>`exists (select from payout_notices as notice
          where notice.withdrawal_id = withdrawals.id and notice.outcome = 'parked' and notice.settled_at is null)`)
      : all.where('state', 'in', [...statesOf[queue]]);
  return queued
    .$if(brand !== null, (query) => query.where('brand', '=', brand))
    .$if(before !== null, (query) => query.where(sql<SqlBool>`id < ${before}`))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Deposits of a queue, newest first. */
export function queuedDeposits(
  read: Read,
  { queue, brand, before, limit }: QueuePage<DepositQueue>,
): Promise<DepositRow[]> {
  const all = read.selectFrom('deposits').selectAll('deposits');
  const queued =
    queue === 'parked'
      ? all.where(sql<SqlBool>`exists (select from payment_notices as notice
          where notice.deposit_id = deposits.id and notice.outcome = 'parked' and notice.settled_at is null)`)
      : queue === 'to-match'
        ? all.where('kind', '=', 'transfer').where('state', '=', 'pending')
        : all.where('state', '=', queue);
  return queued
    .$if(brand !== null, (query) => query.where('brand', '=', brand))
    .$if(before !== null, (query) => query.where(sql<SqlBool>`id < ${before}`))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Total deposits and withdrawals of a member, in units. */
export async function totalsOf(
  read: Read,
  member: MemberId,
): Promise<{ depositedUnits: bigint; withdrawnUnits: bigint }> {
  const deposited = await read
    .selectFrom('deposits')
    .select(sql<string>`coalesce(sum(coalesce(received_units, amount_units)), 0)`.as('units'))
    .where('member_id', '=', member)
    .where('state', '=', 'credited')
    .executeTakeFirstOrThrow();
  const withdrawn = await read
    .selectFrom('withdrawals')
    .select(sql<string>`coalesce(sum(amount_units), 0)`.as('units'))
    .where('member_id', '=', member)
    .where('state', 'in', ['paid', 'received', 'forced', 'disputed'])
    .executeTakeFirstOrThrow();
  return { depositedUnits: BigInt(deposited.units), withdrawnUnits: BigInt(withdrawn.units) };
}

/** The brand of a withdrawal, a deposit or a proof; `null` for an unknown id. */
export const brandsOf = {
  withdrawal: (read: Read, id: string) =>
    brandIn(
      read
        .selectFrom('withdrawals')
        .select('brand')
        .where(sql<SqlBool>`id = ${id}`),
    ),
  deposit: (read: Read, id: string) =>
    brandIn(
      read
        .selectFrom('deposits')
        .select('brand')
        .where(sql<SqlBool>`id = ${id}`),
    ),
  proof: (read: Read, id: string) =>
    brandIn(
      read
        .selectFrom('proofs as p')
        .innerJoin('members as m', 'm.id', 'p.member_id')
        .select('m.brand')
        .where(sql<SqlBool>`p.id = ${id}`),
    ),
};

async function brandIn(query: {
  executeTakeFirst(): Promise<{ readonly brand: string } | undefined>;
}): Promise<string | null> {
  return (await query.executeTakeFirst())?.brand ?? null;
}
