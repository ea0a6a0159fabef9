import type { Selectable } from 'kysely';
import type { Read } from '../db/connect.ts';
import type { Tables } from '../db/tables.ts';
import type { MatchDetail } from '../play-protocol.ts';

/** An ended match that has left the board: without prices, with its course and its proof. */
export async function storedMatch(
  read: Read,
  id: string,
): Promise<Omit<MatchDetail, 'isFeedSilent'> | null> {
  const row = await read
    .selectFrom('match')
    .selectAll()
    .where('id', '=', id)
    .where('revision', '>', 0)
    .executeTakeFirst();
  return row ? detailOf(row) : null;
}

function detailOf(row: Selectable<Tables['match']>): Omit<MatchDetail, 'isFeedSilent'> {
  const { id, league, season, round, home, away, starts_at, ended_at, incidents } = row;
  const at = (ended_at ?? starts_at).getTime();
  return {
    match: {
      ...{ id, league, season, round, home, away },
      startsAt: starts_at.getTime(),
      state: {
        phase: row.outcome ?? 'ended',
        clock: incidents.at(-1)?.clock ?? 0,
        at,
        speed: 0,
        home: row.home_score,
        away: row.away_score,
        periods: row.periods,
      },
      suspended: null,
      main: null,
      markets: 0,
      at,
    },
    markets: [],
    incidents,
    proof: { commit: row.commit, seed: row.seed, expectation: row.expectation },
  };
}
