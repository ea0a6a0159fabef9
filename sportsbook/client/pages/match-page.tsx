import type { LeagueView, MatchDetail } from '../../src/play-protocol.ts';
import { board, useMatch } from '../lib/board.ts';
import { marketName, selectionName, teamOf, type Names } from '../lib/labels.ts';
import { page } from '../lib/page.ts';
import { useReplay } from '../lib/replay.ts';
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
  const replay = useReplay(detail, league.sport);
  const { match, markets } = detail;
  const { incidents } = replay.shown;
  const names = namesOf(league, match);
  return (
    <>
      <Scoreboard detail={replay.shown} league={league} />
      {replay.isOffered && (
        <p>
          <button
            type="button"
            className="action"
            onClick={replay.isRunning ? replay.stop : replay.start}
          >
            {t(replay.isRunning ? 'replay-stop' : 'replay')}
          </button>
        </p>
      )}
      {match.suspended && (
        <p className="notice" role="status">
          {t(`suspended-${match.suspended}`)}
        </p>
      )}
      <div className="match-parts">
        {markets.length > 0 && (
          <div className="markets">
            {groupsOf(markets).map((group) => (
              <MarketPanel
                key={group[0]?.key}
                markets={group}
                match={match.id}
                names={names}
                isSuspended={match.suspended !== null}
              />
            ))}
          </div>
        )}
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

/** The lines of a kind of market belong together. */
function groupsOf(markets: readonly PricedMarket[]): readonly (readonly PricedMarket[])[] {
  const groups = new Map<string, PricedMarket[]>();
  for (const market of markets) {
    const [kind = ''] = market.key.split(':');
    const group = groups.get(kind);
    if (group) group.push(market);
    else groups.set(kind, [market]);
  }
  return [...groups.values()];
}

interface MarketPanelProps {
  readonly markets: readonly PricedMarket[];
  readonly match: string;
  readonly names: Names;
  readonly isSuspended: boolean;
}

function MarketPanel({ markets, ...named }: MarketPanelProps) {
  const [first] = markets;
  if (!first) return null;
  // Handicaps have their lines on the buttons; others name theirs above each line.
  const isOneName = new Set(markets.map(({ key }) => marketName(key, named.names))).size === 1;
  return (
    <section className="panel market">
      {isOneName && <h3>{marketName(first.key, named.names)}</h3>}
      {markets.map((market) => (
        <div key={market.key} className="market-line">
          {!isOneName && <h3>{marketName(market.key, named.names)}</h3>}
          <MarketPrices market={market} {...named} />
        </div>
      ))}
    </section>
  );
}

interface MarketPricesProps extends Omit<MarketPanelProps, 'markets'> {
  readonly market: PricedMarket;
}

function MarketPrices({
  market: { key, selections },
  match,
  names,
  isSuspended,
}: MarketPricesProps) {
  const isWide = selections.length > 4;
  const shown = selections.filter(({ price }) => price !== null || !isWide);
  return (
    <div className="market-prices" data-wide={isWide}>
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
  );
}
