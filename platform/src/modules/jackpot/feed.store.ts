import { sql } from 'kysely';
import type { Tx } from '../../core.ts';
import type { JackpotDrawRow } from './jackpot.store.ts';

export interface FeedPeriod {
  readonly from: Date;
  readonly until: Date;
  readonly limit: number;
}

export interface FeedResult {
  readonly tickets: number;
  readonly places: bigint;
  /** When the last of the rounds closed. */
  readonly last: Date | null;
  /** What each provider's games contributed. */
  readonly shares: readonly { readonly provider: string; readonly units: bigint }[];
}

/**
 * Gives a ticket to each round of the brand that closed in a time range and has none: as many places as its
 * stake, consecutive, in the order in which the rounds closed.
 */
export async function addTickets(
  tx: Tx,
  { id, jackpot_id, brand, currency, places }: JackpotDrawRow,
  { from, until, limit }: FeedPeriod,
): Promise<FeedResult> {
  const { rows } = await sql<{
    provider: string;
    tickets: number;
    places: bigint;
    units: bigint;
    last: Date;
  }>`/* jackpot-feed */
    WITH fresh AS (
      SELECT game_round.id, game_round.provider, closed_at, stake_units, own.millionths
      FROM game_round
      CROSS JOIN LATERAL (
        SELECT millionths FROM jackpot_share
        WHERE jackpot_id = ${jackpot_id} AND jackpot_share.provider = game_round.provider
          AND jackpot_share.game_id IN (game_round.game_id, '')
        ORDER BY jackpot_share.game_id DESC LIMIT 1
      ) AS own
      WHERE brand = ${brand} AND closed_at IS NOT NULL AND NOT is_play
        AND closed_at >= ${from} AND closed_at < ${until}
        AND state = 'closed' AND stake_units > 0 AND currency = ${currency} AND own.millionths > 0
        AND NOT EXISTS (SELECT 1 FROM jackpot_ticket WHERE round_id = game_round.id)
      ORDER BY closed_at, game_round.id LIMIT ${limit}
    ), placed AS (
      SELECT id, provider, closed_at, stake_units,
        (${places}::bigint + sum(stake_units) OVER (ORDER BY closed_at, id) - stake_units)::bigint AS first_place,
        div(stake_units::numeric * millionths, 1000000)::bigint AS share_units
      FROM fresh
    ), added AS (
      INSERT INTO jackpot_ticket (round_id, draw_id, first_place, places, share_units)
      SELECT id, ${id}, first_place, stake_units, share_units FROM placed
    )
    SELECT provider, count(*)::int AS tickets, sum(stake_units)::bigint AS places,
      sum(share_units)::bigint AS units, max(closed_at) AS last
    FROM placed GROUP BY provider ORDER BY provider`.execute(tx);
  return {
    tickets: rows.reduce((sum, row) => sum + row.tickets, 0),
    places: rows.reduce((sum, row) => sum + row.places, 0n),
    last: rows.reduce<Date | null>(
      (last, row) => (last && last > row.last ? last : row.last),
      null,
    ),
    shares: rows.map(({ provider, units }) => ({ provider, units })),
  };
}
