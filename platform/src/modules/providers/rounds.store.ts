import type { MemberId } from '@croupier/contracts';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** A member's rounds, the newest first; ids sort by time. */
export function roundsOf(
  read: Kysely<Tables>,
  { member, before, limit }: { member: MemberId; before: string | undefined; limit: number },
) {
  return read
    .selectFrom('game_round')
    .innerJoin('game', 'game.id', 'game_round.game_id')
    .select(['game_round.id', 'game.name', 'stake_units', 'win_units', 'state', 'started_at'])
    .where('member_id', '=', member)
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`game_round.id < ${before ?? ''}`),
    )
    .orderBy('game_round.id', 'desc')
    .limit(limit)
    .execute();
}

/** The latest rounds of a brand that paid more than they cost. */
export function wonRounds(
  read: Kysely<Tables>,
  { brand, limit }: { brand: string; limit: number },
) {
  return read
    .selectFrom('game_round')
    .innerJoin('game', 'game.id', 'game_round.game_id')
    .select(['account', 'game.name', 'game.provider', 'art', 'win_units', 'closed_at'])
    .where('brand', '=', brand)
    .where('win_units', '>', 0n)
    .where('is_play', '=', false)
    .whereRef('win_units', '>', 'stake_units')
    .where('closed_at', 'is not', null)
    .orderBy('closed_at', 'desc')
    .limit(limit)
    .execute();
}
