import type { LeagueView, MatchView } from '../../src/play-protocol.ts';
import { board } from '../lib/board.ts';
import { page } from '../lib/page.ts';
import type { Route } from '../lib/route.ts';
import { number, t } from '../lib/texts.ts';
import { MatchRow } from '../parts/match-row.tsx';

const isInPlay = ({ state }: MatchView): boolean =>
  state.phase === 'live' || state.phase === 'break';

const order = { live: 0, break: 0, upcoming: 1, ended: 2, void: 2 } as const;

/** The matches of each league: those in play first, then the next ones. */
export function MatchesPage({ isLiveOnly }: { readonly isLiveOnly: boolean }) {
  const state = board.use();
  if (!state)
    return (
      <div className="waiting" role="status" aria-label={t('loading')}>
        <i /> <i /> <i /> <i />
      </div>
    );
  const shown = [...state.matches.values()].filter((match) => !isLiveOnly || isInPlay(match));
  const isPlaying = (code: string) =>
    shown.some((match) => match.league === code && isInPlay(match));
  const rank = (code: string) => (code === page.league ? 2 : 0) + Number(isPlaying(code));
  const leagues = [...state.leagues].toSorted((one, other) => rank(other.code) - rank(one.code));
  if (shown.length === 0)
    return <p className="empty">{t(isLiveOnly ? 'no-live' : 'no-matches')}</p>;
  return leagues.map((league) => (
    <LeagueBlock
      key={league.code}
      league={league}
      matches={shown.filter((match) => match.league === league.code)}
    />
  ));
}

const nextShown = 12;

interface LeagueBlockProps {
  readonly league: LeagueView;
  readonly matches: readonly MatchView[];
}

function LeagueBlock({ league, matches }: LeagueBlockProps) {
  if (matches.length === 0) return null;
  const sorted = [...matches].toSorted(
    (one, other) =>
      order[one.state.phase] - order[other.state.phase] ||
      one.startsAt - other.startsAt ||
      one.id.localeCompare(other.id),
  );
  const id = `league-${league.code}`;
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>{league.name[page.language]}</h2>
        <a href={`#/league/${league.code}`}>{t('to-table')}</a>
      </div>
      <ul className="match-list">
        {sorted.slice(0, nextShown).map((match) => (
          <MatchRow key={match.id} match={match} league={league} />
        ))}
      </ul>
    </section>
  );
}

/** The leagues, with how many of their matches are in play. */
export function LeagueNav({ route }: { readonly route: Route }) {
  const state = board.use();
  const playing = (code: string) =>
    [...(state?.matches.values() ?? [])].filter((match) => match.league === code && isInPlay(match))
      .length;
  return (
    <nav className="leagues" aria-label={t('leagues')}>
      <a href="#/" aria-current={route.page === 'matches' ? 'page' : undefined}>
        {t('all-leagues')}
      </a>
      {state?.leagues.map(({ code, name }) => (
        <a
          key={code}
          href={`#/league/${code}`}
          aria-current={route.page === 'league' && route.league === code ? 'page' : undefined}
        >
          <span>{name[page.language]}</span>
          {playing(code) > 0 && <b>{number(playing(code))}</b>}
        </a>
      ))}
    </nav>
  );
}
