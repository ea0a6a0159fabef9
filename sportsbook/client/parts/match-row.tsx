import type { LeagueView, MatchView } from '../../src/play-protocol.ts';
import { shortSelection, teamOf, type Names } from '../lib/labels.ts';
import { number, t } from '../lib/texts.ts';
import { Crest } from './crest.tsx';
import { MatchClock } from './match-clock.tsx';
import { PriceButton } from './price-button.tsx';

interface MatchRowProps {
  readonly match: MatchView;
  readonly league: LeagueView;
}

export function namesOf(
  league: LeagueView | undefined,
  match: Pick<MatchView, 'home' | 'away'>,
): Names {
  return {
    home: teamOf(league, match.home)?.name ?? match.home,
    away: teamOf(league, match.away)?.name ?? match.away,
  };
}

/** A match in a list: clock, teams, score and the prices of its result. */
export function MatchRow({ match, league }: MatchRowProps) {
  const names = namesOf(league, match);
  const isStarted = match.state.phase !== 'upcoming';
  return (
    <li className="match-row" data-phase={match.state.phase}>
      <a className="match-teams" href={`#/match/${match.id}`}>
        <MatchClock match={match} sport={league.sport} />
        <Side
          league={league}
          code={match.home}
          score={isStarted ? scoresOf(match, league, 0) : null}
        />
        <Side
          league={league}
          code={match.away}
          score={isStarted ? scoresOf(match, league, 1) : null}
        />
      </a>
      <div className="match-prices">
        {match.main?.selections.map(({ key, price }) => (
          <PriceButton
            key={key}
            match={match.id}
            market={match.main?.key ?? ''}
            selection={key}
            price={price}
            names={names}
            label={shortSelection(key)}
            isSuspended={match.suspended !== null}
          />
        ))}
      </div>
      {match.markets > 1 && (
        <a
          className="match-more"
          href={`#/match/${match.id}`}
          aria-label={t('markets-more-label', { count: match.markets, ...names })}
        >
          {t('markets-more', { count: match.markets - 1 })}
        </a>
      )}
    </li>
  );
}

/** Goals; or the rounds of the current map after the maps won. */
function scoresOf({ state }: MatchView, { sport }: LeagueView, side: 0 | 1): readonly number[] {
  const total = side === 0 ? state.home : state.away;
  if (sport === 'football' || state.phase === 'ended') return [total];
  return [total, state.periods.at(-1)?.[side] ?? 0];
}

interface SideProps {
  readonly league: LeagueView;
  readonly code: string;
  readonly score: readonly number[] | null;
}

function Side({ league, code, score }: SideProps) {
  const team = teamOf(league, code);
  return (
    <span className="side">
      <Crest team={team} size={22} />
      <span className="side-name">{team?.name ?? code}</span>
      {score?.map((value, index) => (
        <b key={index} className="side-score">
          {number(value)}
        </b>
      ))}
    </span>
  );
}
