import type { Selectable } from 'kysely';
import type { Read } from '../db/connect.ts';
import type { Tables } from '../db/tables.ts';
import type { League } from '../feed/feed.ts';
import type { LeagueDetail, ResultView, TableRow } from '../play-protocol.ts';

type MatchRow = Selectable<Tables['match']>;

const resultsShown = 36;
const formLength = 5;

/** Table and results of a league's current season. */
export async function leagueDetail(read: Read, league: League): Promise<LeagueDetail> {
  const ended = (season?: number) =>
    read
      .selectFrom('match')
      .selectAll()
      .where('league', '=', league.league)
      .where('revision', '>', 0)
      .$if(season !== undefined, (query) => query.where('season', '=', season ?? 0))
      .orderBy('starts_at', 'desc')
      .orderBy('id');
  const latest = await ended().limit(resultsShown).execute();
  const season = latest[0]?.season ?? 1;
  const ofSeason = await ended(season).execute();
  return { season, table: tableOf(league, ofSeason), results: latest.map(resultView) };
}

function resultView(row: MatchRow): ResultView {
  return {
    id: row.id,
    round: row.round,
    startsAt: row.starts_at.getTime(),
    home: row.home,
    away: row.away,
    score: [row.home_score, row.away_score],
    periods: row.periods,
    isVoid: row.outcome === 'void',
  };
}

type Side = 'home' | 'away';

interface PlayedMatch {
  readonly scored: number;
  readonly conceded: number;
}

/** Matches of a season, the latest first; void matches do not count. */
export function tableOf(
  { sport, teams }: Pick<League, 'sport' | 'teams'>,
  rows: readonly Pick<MatchRow, 'home' | 'away' | 'home_score' | 'away_score' | 'outcome'>[],
): readonly TableRow[] {
  const counted = rows.filter(({ outcome }) => outcome === 'ended');
  const of = (team: string): readonly PlayedMatch[] =>
    counted.flatMap((row) => {
      const side: Side | null = row.home === team ? 'home' : row.away === team ? 'away' : null;
      if (!side) return [];
      const [own, other] = [row.home_score, row.away_score];
      return [
        side === 'home' ? { scored: own, conceded: other } : { scored: other, conceded: own },
      ];
    });
  return teams
    .map(({ code }) => rowOf(code, of(code), sport === 'football' ? 3 : 1))
    .toSorted(
      (one, other) =>
        other.points - one.points ||
        other.scored - other.conceded - (one.scored - one.conceded) ||
        other.scored - one.scored ||
        one.team.localeCompare(other.team),
    );
}

function rowOf(team: string, played: readonly PlayedMatch[], pointsOfWin: number): TableRow {
  const outcomes = played.map(({ scored, conceded }) =>
    scored > conceded ? 'won' : scored < conceded ? 'lost' : 'drawn',
  );
  const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;
  const sum = (key: keyof PlayedMatch) => played.reduce((total, one) => total + one[key], 0);
  return {
    team,
    played: played.length,
    won: count('won'),
    drawn: count('drawn'),
    lost: count('lost'),
    scored: sum('scored'),
    conceded: sum('conceded'),
    points: count('won') * pointsOfWin + count('drawn'),
    form: outcomes.slice(0, formLength).toReversed(),
  };
}
