import { sql } from 'kysely';
import type { TicketId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import type { LineTable, MemberStakeTable, TicketTable } from './ticket.store.ts';

type StakeName = Pick<MemberStakeTable, 'draw_id' | 'member_id'>;
type TicketName = Pick<TicketTable, 'member_id' | 'key'>;

/**
 * Locks existing rows in the order of their keys. Here and below, `LIMIT` removes no row; it makes the
 * planner expect few, because a plan cached while a table was small would scan the whole table.
 */
export async function lockMemberStakes(
  tx: Tx,
  names: readonly StakeName[],
): Promise<readonly MemberStakeTable[]> {
  const { rows } = await sql<MemberStakeTable>`/* lottery-stakes-held */
    SELECT stake.* FROM (
      SELECT * FROM unnest(${names.map(({ draw_id }) => draw_id)}::text[], ${names.map(({ member_id }) => member_id)}::text[])
        AS named (draw_id, member_id) LIMIT ${names.length}
    ) AS named JOIN lottery_member_stake AS stake USING (draw_id, member_id)
    ORDER BY draw_id, member_id FOR UPDATE OF stake`.execute(tx);
  return rows;
}

export interface KnownTicket extends TicketName {
  readonly id: TicketId;
  readonly slip_hash: string;
}

export async function ticketsByKeys(
  tx: Tx,
  names: readonly TicketName[],
): Promise<readonly KnownTicket[]> {
  const { rows } = await sql<KnownTicket>`/* lottery-tickets-known */
    SELECT ticket.id, member_id, key, ticket.slip_hash FROM (
      SELECT * FROM unnest(${names.map(({ member_id }) => member_id)}::text[], ${names.map(({ key }) => key)}::text[])
        AS named (member_id, key) LIMIT ${names.length}
    ) AS named JOIN lottery_ticket AS ticket USING (member_id, key)`.execute(tx);
  return rows;
}

export interface PlacedRows {
  readonly tickets: readonly TicketTable[];
  readonly lines: readonly LineTable[];
  /** Members' stakes on draws, split into new and existing rows. */
  readonly newStakes: readonly MemberStakeTable[];
  readonly changedStakes: readonly MemberStakeTable[];
}

/**
 * Writes tickets with their lines in one statement. `false` if another transaction has written a ticket of
 * the same key, or a member's first ticket on a draw, in the meantime: the caller must then roll back.
 */
export async function addTickets(tx: Tx, placed: PlacedRows): Promise<boolean> {
  const { rows } = await sql<{ tickets: number; stakes: number }>`/* lottery-place */
    WITH tickets AS (
      INSERT INTO lottery_ticket (id, brand, member_id, draw_id, game_id, currency, stake_units, price_version, key,
        slip_hash, transfer_id, placed_at, prize_mode, line_count, cancelled_at, chase_id, prize_group, mode_group, rebated_at,
        unit_mode)
      SELECT id, brand, member_id, draw_id, game_id, currency, stake_units, price_version, key,
        slip_hash, transfer_id, placed_at, prize_mode, line_count, cancelled_at, chase_id, prize_group, mode_group, rebated_at,
        unit_mode
      FROM json_populate_recordset(NULL::lottery_ticket, ${asJson(placed.tickets)}::json)
      ON CONFLICT (member_id, key) DO NOTHING RETURNING id, draw_id
    ), lines AS (
      INSERT INTO lottery_line
        (ticket_id, line_no, draw_id, pick, stake_units, odds_units, further_odds_units, unit_stake)
      SELECT line.ticket_id, line.line_no, ticket.draw_id, line.pick, line.stake_units, line.odds_units,
        line.further_odds_units, line.unit_stake
      FROM json_to_recordset(${asJson(placed.lines.map(lineJson))}::json) AS line
        (ticket_id text, line_no smallint, pick text, stake_units bigint, odds_units bigint,
          further_odds_units bigint[], unit_stake integer)
      JOIN tickets AS ticket ON ticket.id = line.ticket_id
    ), opened AS (
      INSERT INTO lottery_member_stake (draw_id, member_id, stake_units)
      SELECT draw_id, member_id, stake_units
      FROM json_populate_recordset(NULL::lottery_member_stake, ${asJson(placed.newStakes)}::json)
      ON CONFLICT (draw_id, member_id) DO NOTHING RETURNING 1
    ), changed AS (
      UPDATE lottery_member_stake AS stake SET stake_units = now.stake_units
      FROM json_populate_recordset(NULL::lottery_member_stake, ${asJson(placed.changedStakes)}::json) AS now
      WHERE stake.draw_id = now.draw_id AND stake.member_id = now.member_id
    )
    SELECT (SELECT count(*) FROM tickets)::int AS tickets, (SELECT count(*) FROM opened)::int AS stakes`.execute(
    tx,
  );
  const [written] = rows;
  return written?.tickets === placed.tickets.length && written.stakes === placed.newStakes.length;
}

/** The line's draw is stored with the ticket. */
function lineJson({ draw_id: _, ...line }: LineTable) {
  return line;
}

/** Rows as one JSON parameter, which is cheaper to write than an array per column. */
function asJson(rows: readonly object[]): string {
  return JSON.stringify(rows, (_name, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
}
