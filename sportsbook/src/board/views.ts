import type { BoardView, LeagueView, MatchDetail, MatchView } from '../play-protocol.ts';
import type { League } from '../feed/feed.ts';
import type { Board } from './board.ts';
import type { BoardMatch } from './board-matches.ts';

export function leagueView({ league, sport, name, teams }: League): LeagueView {
  return { code: league, sport, name, teams };
}

export function matchView(board: Board, match: BoardMatch, at: number): MatchView {
  const { fixture, state, markets } = match;
  return {
    id: fixture.match,
    league: fixture.league,
    season: fixture.season,
    round: fixture.round,
    startsAt: fixture.starts_at,
    home: fixture.home,
    away: fixture.away,
    state,
    suspended: board.suspensionOf(fixture.match),
    main: markets[0] ?? null,
    markets: markets.length,
    at,
  };
}

export function boardView(board: Board, vendor: string, at: number): BoardView {
  return {
    at,
    isFeedSilent: board.isFeedSilent(),
    leagues: board.leaguesOf(vendor).map(leagueView),
    matches: board
      .matchesOf(vendor)
      .filter((match) => isListed(match, at))
      .map((match) => matchView(board, match, at)),
  };
}

/** An ended match stays in the list for a minute. */
const endedForMs = 60_000;

export function isListed({ state }: BoardMatch, at: number): boolean {
  const isOver = state.phase === 'ended' || state.phase === 'void';
  return !isOver || at - state.at < endedForMs;
}

export function matchDetail(board: Board, match: BoardMatch, at: number): MatchDetail {
  const { fixture, incidents, markets, seed } = match;
  return {
    match: matchView(board, match, at),
    markets,
    incidents,
    isFeedSilent: board.isFeedSilent(),
    proof: { commit: fixture.commit, seed, expectation: fixture.expectation },
  };
}
