import type { GameCategory, GameId, Localized, MemberId, RoundId } from '@croupier/contracts';
import { sql } from 'kysely';
import type { Db } from '../../core.ts';
import { gamesIn } from '../games/index.ts';
import type { GameRow } from '../providers/index.ts';

export interface RoundQuery {
  readonly member: MemberId;
  readonly category: GameCategory | null;
  /** Ids sort by time: from the first inclusive, to the second exclusive. */
  readonly since: string;
  readonly before: string;
  readonly limit: number;
}

interface PlayedRow extends Pick<GameRow, 'kind' | 'provider'> {
  readonly id: RoundId;
  readonly game_id: GameId;
  readonly name: Localized;
  readonly provider_round: string;
  readonly state: 'open' | 'closed' | 'cancelled';
  readonly stake_units: bigint;
  /** What the round paid, including corrections. */
  readonly win_units: bigint;
  readonly started_at: Date;
}

/** A member's rounds in a span, of one category or of all, the newest first. */
export async function roundsIn(
  reader: Db['read'],
  { member, category, since, before, limit }: RoundQuery,
): Promise<readonly PlayedRow[]> {
  const wanted = category && gamesIn(category);
  const condition = wanted
    ? sql`AND game.kind = ${wanted.kind} AND (upper(game.provider) = ANY(${wanted.vassalages}::text[])) = ${wanted.isTheirs}`
    : sql``;
  const { rows } = await sql<PlayedRow>`
    SELECT round.id, round.game_id, game.name, game.kind, game.provider, round.provider_round, round.state,
      round.stake_units, round.win_units + round.adjusted_units AS win_units, round.started_at
    FROM game_round AS round JOIN game ON game.id = round.game_id
    WHERE round.member_id = ${member} AND round.id >= ${since} AND round.id < ${before} ${condition}
    ORDER BY round.id DESC LIMIT ${limit}`.execute(reader);
  return rows;
}
