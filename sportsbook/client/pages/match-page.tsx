import type { LeagueView, MatchDetail } from '../../src/play-protocol.ts';
import { board, useMatch } from '../lib/board.ts';
import { marketName, selectionName, teamOf, type Names } from '../lib/labels.ts';
import { page } from '../lib/page.ts';
import { number, t } from '../lib/texts.ts';
import type { PricedMarket } from '../../src/markets/markets.ts';
import { Crest } from '../parts/crest.tsx';
import { MatchClock } from '../parts/match-clock.tsx';
import { namesOf } from '../parts/match-row.tsx';
import { Pitch } from '../parts/pitch.tsx';
import { PriceButton } from '../parts/price-button.tsx';
import { Proof } from '../parts/proof.tsx';
import { Statistics, Timeline } from '../parts/timeline.tsx';

/** A match: score and pitch, all markets, what happened minute by minute, and its proof. */
export function MatchPage({ id }: { readonly id: string }) {
  const detail = useMatch(id);
  const state = board.use();
  if (detail === 'gone')
    return (
      <p className="empty">
        {t('match-gone')} <a href="#/">{t('matches')}</a>
      </p>
    );
  const league = state?.leagues.find(({ code }) => code === detail?.match.league);
  if (!detail || !league)
    return (
      <div className="waiting" role="status" aria-label={t('loading')}>
        <i /> <i /> <i />
      </div>
    );
  return <Whole detail={detail} league={league} />;
}

interface WholeProps {
  readonly detail: MatchDetail;
  readonly league: LeagueView;
}

function Whole({ detail, league }: WholeProps) {
  const { match, markets, incidents } = detail;
  const names = namesOf(league, match);
  return (
    <>
      <Scoreboard detail={detail} league={league} />
      {match.suspended && (
        <p className="notice" role="status">
          {t(`suspended-${match.suspended}`)}
        </p>
      )}
      <div className="match-parts">
        <div className="markets">
          {markets.map((market) => (
            <MarketPanel
              key={market.key}
              market={market}
              match={match.id}
              names={names}
              isSuspended={match.suspended !== null}
            />
          ))}
        </div>
        <div className="story">
          <Statistics incidents={incidents} sport={league.sport} names={names} />
          <Timeline incidents={incidents} sport={league.sport} names={names} />
          <Proof detail={detail} />
        </div>
      </div>
    </>
  );
}

function Scoreboard({ detail, league }: WholeProps) {
  const { match, incidents } = detail;
  const { state } = match;
  const names = namesOf(league, match);
  const isStarted = state.phase !== 'upcoming';
  return (
    <section className="scoreboard" aria-label={`${names.home} – ${names.away}`}>
      <Pitch sport={league.sport} last={incidents.at(-1) ?? null} />
      <div className="scoreboard-line">
        <div className="scoreboard-team">
          <Crest team={teamOf(league, match.home)} size={56} />
          <b>{names.home}</b>
        </div>
        <div className="scoreboard-middle">
          <a href={`#/league/${league.code}`}>{league.name[page.language]}</a>
          <p className="scoreboard-score" dir="ltr" role="status">
            {isStarted ? `${number(state.home)} : ${number(state.away)}` : '– : –'}
          </p>
          <MatchClock match={match} sport={league.sport} />
          {state.periods.length > 0 && (
            <p className="scoreboard-periods" dir="ltr">
              {state.periods.map(([home, away]) => `${number(home)}:${number(away)}`).join('  ')}
            </p>
          )}
        </div>
        <div className="scoreboard-team">
          <Crest team={teamOf(league, match.away)} size={56} />
          <b>{names.away}</b>
        </div>
      </div>
    </section>
  );
}

interface MarketPanelProps {
  readonly market: PricedMarket;
  readonly match: string;
  readonly names: Names;
  readonly isSuspended: boolean;
}

function MarketPanel({ market, match, names, isSuspended }: MarketPanelProps) {
  const { key, selections } = market;
  const shown = selections.filter(({ price }) => price !== null || selections.length <= 3);
  return (
    <section className="panel market" data-wide={selections.length > 4}>
      <h3>{marketName(key, names)}</h3>
      <div className="market-prices" data-count={Math.min(3, selections.length)}>
        {shown.map((selection) => (
          <PriceButton
            key={selection.key}
            match={match}
            market={key}
            selection={selection.key}
            price={selection.price}
            names={names}
            label={selectionName(key, selection.key, names)}
            isSuspended={isSuspended}
          />
        ))}
      </div>
    </section>
  );
}
