import { sql } from 'kysely';
import type { DrawId, MemberId, TicketId, TransferId } from '@croupier/contracts';
import type { Db, Tx } from '../../core.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    lottery_rebate: RebateTable;
    lottery_rebate_rest: RestTable;
  }
}

export interface RebateTable {
  ticket_id: TicketId;
  member_id: MemberId;
  currency: string;
  /** Booked; negative when another result took back what an earlier one had paid. */
  amount_units: bigint;
  /** Earned exactly, in two-thousandths of a unit; `null` for rows of the time before: all of it was booked. */
  earned_parts: bigint | null;
  earned_at: Date;
  result_version: number;
  /** `null` where no whole unit was booked. */
  transfer_id: TransferId | null;
  /** What the amount was computed from; `null` for rebates of the time before it was stored. */
  stake_units: bigint | null;
  own_group: number | null;
  below_group: number | null;
}

/** What a member earned below one ledger unit, in two-thousandths of it: it counts in the next rebate. */
interface RestTable {
  member_id: MemberId;
  currency: string;
  parts: number;
}

/** A prize group is out of 2,000: a rebate has no smaller parts. */
export const partsOfUnit = 2_000n;

type Reader = Tx | Db['read'];

export interface UnrebatedTicket {
  readonly id: TicketId;
  readonly member_id: MemberId;
  readonly currency: string;
  /** Without refunded stakes. */
  readonly stake_units: bigint;
  readonly prize_group: number;
  readonly mode_group: number;
  readonly result_version: number;
}

/** Settled tickets of a prize group whose rebates are not paid yet. */
export async function unrebatedTickets(db: Reader, limit: number): Promise<UnrebatedTicket[]> {
  const { rows } = await sql<UnrebatedTicket>`/* lottery-unrebated */
    SELECT ticket.id, ticket.member_id, ticket.currency, ticket.prize_group, ticket.mode_group, draw.result_version,
      ticket.stake_units - coalesce((
        SELECT sum(paid.amount_units) FROM lottery_payout AS paid
        WHERE paid.draw_id = draw.id AND paid.result_version = draw.result_version AND paid.ticket_id = ticket.id
          AND paid.kind = 'refund'
      ), 0)::bigint AS stake_units
    FROM lottery_ticket AS ticket JOIN lottery_draw AS draw ON draw.id = ticket.draw_id
    WHERE ticket.prize_group IS NOT NULL AND ticket.rebated_at IS NULL AND ticket.cancelled_at IS NULL
      AND draw.state = 'settled'
    ORDER BY ticket.id LIMIT ${limit}`.execute(db);
  return rows;
}

/** Marks tickets as rebated and leaves out those that another worker has marked. */
export async function markRebated(
  tx: Tx,
  tickets: readonly TicketId[],
  at: Date,
): Promise<ReadonlySet<TicketId>> {
  const { rows } = await sql<{ id: TicketId }>`/* lottery-rebated */
    UPDATE lottery_ticket SET rebated_at = ${at}
    WHERE id IN (
      SELECT id FROM lottery_ticket WHERE id = ANY(${tickets}::text[]) AND rebated_at IS NULL ORDER BY id FOR UPDATE
    ) RETURNING id`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Another result may refund stakes, or no longer refund them: every rebate of the draw is computed again. */
export async function reopenRebates(tx: Tx, drawId: DrawId): Promise<void> {
  await sql`UPDATE lottery_ticket SET rebated_at = NULL
    WHERE draw_id = ${drawId} AND rebated_at IS NOT NULL`.execute(tx);
}

/** What tickets earned so far, by receiver. */
export async function partsEarned(
  tx: Tx,
  tickets: readonly TicketId[],
): Promise<readonly { ticket_id: TicketId; member_id: MemberId; parts: bigint }[]> {
  const { rows } = await sql<{
    ticket_id: TicketId;
    member_id: MemberId;
    parts: bigint;
  }>`/* lottery-rebates-earned */
    SELECT ticket_id, member_id, sum(coalesce(earned_parts, amount_units * ${partsOfUnit}::bigint))::bigint AS parts
    FROM lottery_rebate WHERE ticket_id = ANY(${tickets}::text[]) GROUP BY ticket_id, member_id`.execute(
    tx,
  );
  return rows;
}

/** The rests of members. The caller holds the locks of their cash accounts. */
export async function restsOf(tx: Tx, members: readonly MemberId[]): Promise<readonly RestTable[]> {
  return tx
    .selectFrom('lottery_rebate_rest')
    .selectAll()
    .where(sql<boolean>`member_id = ANY(${members}::text[])`)
    .execute();
}

export async function setRests(tx: Tx, rests: readonly RestTable[]): Promise<void> {
  if (rests.length === 0) return;
  await sql`INSERT INTO lottery_rebate_rest (member_id, currency, parts)
    SELECT * FROM unnest(${rests.map((one) => one.member_id)}::text[],
      ${rests.map((one) => one.currency)}::text[], ${rests.map((one) => one.parts)}::int[])
    ON CONFLICT (member_id, currency) DO UPDATE SET parts = excluded.parts`.execute(tx);
}

export async function addRebates(tx: Tx, rebates: readonly RebateTable[]): Promise<void> {
  if (rebates.length === 0) return;
  await tx
    .insertInto('lottery_rebate')
    .values([...rebates])
    .execute();
}

/** What a member has earned from others' tickets, the newest first; corrections are included. */
export async function rebatesOf(
  db: Reader,
  { memberId, before, limit }: { memberId: MemberId; before?: string; limit: number },
): Promise<Pick<RebateTable, 'ticket_id' | 'currency' | 'amount_units' | 'earned_at'>[]> {
  const { rows } = await sql<
    Pick<RebateTable, 'ticket_id' | 'currency' | 'amount_units' | 'earned_at'>
  >`/* lottery-rebates-of */
    SELECT ticket_id, currency, sum(amount_units)::bigint AS amount_units, max(earned_at) AS earned_at FROM lottery_rebate
    WHERE member_id = ${memberId} AND (${before ?? null}::text IS NULL OR ticket_id < ${before ?? null}::text)
    GROUP BY ticket_id, currency HAVING sum(amount_units) <> 0 ORDER BY ticket_id DESC LIMIT ${limit}`.execute(
    db,
  );
  return rows;
}
