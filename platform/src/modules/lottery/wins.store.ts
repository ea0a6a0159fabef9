import { sql } from 'kysely';
import type { MemberId } from '@croupier/contracts';
import type { Db } from '../../core.ts';

export interface WinsQuery {
  readonly brand: string;
  readonly since: Date;
  /** How many times its stake a ticket must have paid. */
  readonly timesStake: number;
  readonly limit: number;
}

export interface LotteryWin {
  readonly member_id: MemberId;
  readonly game_id: string;
  readonly win_units: bigint;
  readonly at: Date;
}

/** So many of the latest draws of each game are looked at: an hour of the fastest one. */
const drawsLookedAt = 120;

/** The winning tickets of a brand since then, by the results that stand: of a member in one game only the highest. */
export async function latestWins(
  read: Db['read'],
  { brand, since, timesStake, limit }: WinsQuery,
): Promise<readonly LotteryWin[]> {
  const { rows } = await sql<LotteryWin>`/* lottery-wins */
    SELECT * FROM (
      SELECT DISTINCT ON (ticket.member_id, ticket.game_id)
        ticket.member_id, ticket.game_id, win.win_units, draw.settled_at AS at
      FROM lottery_game AS game
      CROSS JOIN LATERAL (
        SELECT id, result_version, settled_at FROM lottery_draw
        WHERE game_id = game.game_id AND result IS NOT NULL AND draws_at > ${since}
        ORDER BY draws_at DESC LIMIT ${drawsLookedAt}
      ) AS draw
      CROSS JOIN LATERAL (
        SELECT ticket_id, sum(amount_units)::bigint AS win_units FROM lottery_payout
        WHERE draw_id = draw.id AND result_version = draw.result_version AND kind = 'win'
        GROUP BY ticket_id
      ) AS win
      JOIN lottery_ticket AS ticket ON ticket.id = win.ticket_id
      WHERE draw.settled_at IS NOT NULL AND ticket.brand = ${brand}
        AND win.win_units >= ticket.stake_units * ${timesStake}::int
      ORDER BY ticket.member_id, ticket.game_id, win.win_units DESC, draw.settled_at DESC
    ) AS highest
    ORDER BY at DESC, member_id LIMIT ${limit}`.execute(read);
  return rows;
}
