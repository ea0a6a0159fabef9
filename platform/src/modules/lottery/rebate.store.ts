import { sql } from 'kysely';
import type { MemberId, TicketId } from '@croupier/contracts';
import type { Db, Tx } from '../../core.ts';

export interface PrizeGroupTable {
  member_id: MemberId;
  prize_group: number;
  set_by: string;
  set_at: Date;
}

export interface RebateTable {
  ticket_id: TicketId;
  member_id: MemberId;
  currency: string;
  amount_units: bigint;
  earned_at: Date;
}

type Reader = Tx | Db['read'];

export async function prizeGroupsOf(
  db: Reader,
  members: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, number>> {
  if (members.length === 0) return new Map();
  const rows = await db
    .selectFrom('lottery_prize_group')
    .select(['member_id', 'prize_group'])
    .where('member_id', 'in', members)
    .execute();
  return new Map(rows.map(({ member_id, prize_group }) => [member_id, prize_group]));
}

export async function putPrizeGroup(tx: Tx, row: PrizeGroupTable): Promise<void> {
  const { member_id: _, ...values } = row;
  await tx
    .insertInto('lottery_prize_group')
    .values(row)
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
    .execute();
}

export async function liftPrizeGroup(tx: Tx, memberId: MemberId): Promise<void> {
  await tx.deleteFrom('lottery_prize_group').where('member_id', '=', memberId).execute();
}

export interface UnrebatedTicket {
  readonly id: TicketId;
  readonly member_id: MemberId;
  readonly currency: string;
  readonly stake_units: bigint;
  readonly prize_group: number;
  readonly mode_group: number;
}

/** Settled tickets of a prize group for which nobody's share is worked out yet. */
export async function unrebatedTickets(db: Reader, limit: number): Promise<UnrebatedTicket[]> {
  const { rows } = await sql<UnrebatedTicket>`
    SELECT ticket.id, ticket.member_id, ticket.currency, ticket.stake_units, ticket.prize_group, ticket.mode_group
    FROM lottery_ticket AS ticket JOIN lottery_draw AS draw ON draw.id = ticket.draw_id
    WHERE ticket.prize_group IS NOT NULL AND ticket.rebated_at IS NULL AND ticket.cancelled_at IS NULL
      AND draw.state = 'settled'
    ORDER BY ticket.id LIMIT ${limit}`.execute(db);
  return rows;
}

/** Marks a ticket as worked out; `false` where another worker was first. */
export async function markRebated(tx: Tx, id: TicketId, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('lottery_ticket')
    .set({ rebated_at: at })
    .where('id', '=', id)
    .where('rebated_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function addRebates(tx: Tx, rebates: readonly RebateTable[]): Promise<void> {
  if (rebates.length === 0) return;
  await tx
    .insertInto('lottery_rebate')
    .values([...rebates])
    .execute();
}

/** What a member has earned by others' tickets, the newest first. */
export async function rebatesOf(
  db: Reader,
  { memberId, before, limit }: { memberId: MemberId; before?: string; limit: number },
): Promise<RebateTable[]> {
  return db
    .selectFrom('lottery_rebate')
    .selectAll()
    .where('member_id', '=', memberId)
    .$if(before !== undefined, (query) =>
      query.where((is) => is(is.ref('ticket_id'), '<', is.val(before ?? '').$castTo<TicketId>())),
    )
    .orderBy('ticket_id', 'desc')
    .limit(limit)
    .execute();
}
