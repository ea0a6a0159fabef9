import { sql } from 'kysely';
import type {
  ChaseId,
  DrawId,
  MemberId,
  PrizeMode,
  TicketId,
  TransferId,
  UnitMode,
} from '@croupier/contracts';
import type { Db, Tx } from '../../core.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    lottery_ticket: TicketTable;
    lottery_line: LineTable;
    lottery_cancelled_line: CancelledLineTable;
    lottery_member_stake: MemberStakeTable;
  }
}

export interface TicketTable {
  id: TicketId;
  brand: string;
  member_id: MemberId;
  draw_id: DrawId;
  game_id: string;
  currency: string;
  stake_units: bigint;
  price_version: number;
  key: string;
  slip_hash: string;
  transfer_id: TransferId;
  placed_at: Date;
  prize_mode: PrizeMode;
  line_count: number;
  cancelled_at: Date | null;
  chase_id: ChaseId | null;
  prize_group: number | null;
  mode_group: number | null;
  rebated_at: Date | null;
  unit_mode: UnitMode | null;
}

export interface LineTable {
  ticket_id: TicketId;
  line_no: number;
  draw_id: DrawId;
  pick: string;
  stake_units: bigint;
  odds_units: bigint;
  /** Of the tiers after the first one. */
  further_odds_units: bigint[];
  unit_stake: number;
}

export type CancelledLineTable = Omit<LineTable, 'draw_id'>;

export interface MemberStakeTable {
  draw_id: DrawId;
  member_id: MemberId;
  stake_units: bigint;
}

type Reader = Tx | Db['read'];

/**
 * A member's stakes on a draw so far, locked: the member's other tickets on it wait until the transaction
 * ends.
 */
export async function lockMemberStake(tx: Tx, drawId: DrawId, memberId: MemberId): Promise<bigint> {
  const row = await tx
    .insertInto('lottery_member_stake')
    .values({ draw_id: drawId, member_id: memberId, stake_units: 0n })
    .onConflict((conflict) =>
      conflict
        .columns(['draw_id', 'member_id'])
        .doUpdateSet((update) => ({ stake_units: update.ref('lottery_member_stake.stake_units') })),
    )
    .returning('stake_units')
    .executeTakeFirstOrThrow();
  return row.stake_units;
}

export interface TicketQuery {
  readonly memberId: MemberId;
  readonly gameId?: string;
  readonly before?: string;
  /** The oldest ticket that is wanted. */
  readonly since?: string;
  readonly limit: number;
}

/** A member's tickets, the newest first. */
export async function ticketsOf(
  db: Reader,
  { memberId, gameId, before, since, limit }: TicketQuery,
) {
  return db
    .selectFrom('lottery_ticket')
    .selectAll()
    .where('member_id', '=', memberId)
    .$if(gameId !== undefined, (query) => query.where('game_id', '=', gameId ?? ''))
    .$if(before !== undefined, (query) =>
      query.where((is) => is(is.ref('id'), '<', is.val(before ?? '').$castTo<TicketId>())),
    )
    .$if(since !== undefined, (query) =>
      query.where((is) => is(is.ref('id'), '>=', is.val(since ?? '').$castTo<TicketId>())),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function ticketById(db: Reader, id: TicketId): Promise<TicketTable | undefined> {
  return db.selectFrom('lottery_ticket').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The ticket that was placed with a key; `undefined` if there is none. */
export async function ticketByKey(
  db: Reader,
  memberId: MemberId,
  key: string,
): Promise<Pick<TicketTable, 'id'> | undefined> {
  return db
    .selectFrom('lottery_ticket')
    .select('id')
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirst();
}

export interface LineRow extends CancelledLineTable {
  readonly paid_kind: 'win' | 'refund' | null;
  readonly paid_units: bigint | null;
}

/** The first lines of tickets, with each line's payout by the valid result. */
export async function linesWithPayouts(
  db: Reader,
  ticketIds: readonly TicketId[],
  { after = 0, limit }: { readonly after?: number; readonly limit: number },
): Promise<LineRow[]> {
  if (ticketIds.length === 0) return [];
  const { rows } = await sql<LineRow>`
    SELECT line.*, paid.kind AS paid_kind, paid.amount_units AS paid_units
    FROM (
      SELECT ticket_id, line_no, pick, stake_units, odds_units, further_odds_units, unit_stake
      FROM lottery_line WHERE ticket_id = ANY(${ticketIds}::text[]) AND line_no > ${after} AND line_no <= ${after + limit}
      UNION ALL
      SELECT ticket_id, line_no, pick, stake_units, odds_units, further_odds_units, unit_stake
      FROM lottery_cancelled_line WHERE ticket_id = ANY(${ticketIds}::text[]) AND line_no > ${after} AND line_no <= ${after + limit}
    ) AS line
    JOIN lottery_ticket AS ticket ON ticket.id = line.ticket_id
    JOIN lottery_draw AS draw ON draw.id = ticket.draw_id
    LEFT JOIN lottery_payout AS paid ON paid.draw_id = draw.id AND paid.result_version = draw.result_version
      AND paid.ticket_id = line.ticket_id AND paid.line_no = line.line_no
    ORDER BY line.ticket_id DESC, line.line_no`.execute(db);
  return rows;
}

/** Payouts of tickets by the valid results, over all lines. */
export async function paidForTickets(db: Reader, ticketIds: readonly TicketId[]) {
  const { rows } = await sql<{ ticket_id: TicketId; kind: 'win' | 'refund'; units: bigint }>`
    SELECT paid.ticket_id, paid.kind, sum(paid.amount_units)::bigint AS units
    FROM lottery_ticket AS ticket
    JOIN lottery_draw AS draw ON draw.id = ticket.draw_id
    JOIN lottery_payout AS paid ON paid.draw_id = draw.id AND paid.result_version = draw.result_version
      AND paid.ticket_id = ticket.id
    WHERE ticket.id = ANY(${ticketIds}::text[])
    GROUP BY paid.ticket_id, paid.kind`.execute(db);
  return rows;
}

/**
 * Marks a ticket as cancelled and moves its lines to the table of cancelled lines; `false` when that was done
 * before.
 */
export async function cancelTicket(tx: Tx, ticket: TicketTable, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('lottery_ticket')
    .set({ cancelled_at: at })
    .where('id', '=', ticket.id)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await sql`
    WITH taken AS (DELETE FROM lottery_line WHERE ticket_id = ${ticket.id} RETURNING *)
    INSERT INTO lottery_cancelled_line
      (ticket_id, line_no, pick, stake_units, odds_units, further_odds_units, unit_stake)
    SELECT ticket_id, line_no, pick, stake_units, odds_units, further_odds_units, unit_stake FROM taken
  `.execute(tx);
  await tx
    .updateTable('lottery_member_stake')
    .set((set) => ({ stake_units: set('stake_units', '-', ticket.stake_units) }))
    .where('draw_id', '=', ticket.draw_id)
    .where('member_id', '=', ticket.member_id)
    .execute();
  return true;
}

export async function drawsOf(db: Reader, drawIds: readonly DrawId[]) {
  if (drawIds.length === 0) return [];
  return db.selectFrom('lottery_draw').selectAll().where('id', 'in', drawIds).execute();
}
