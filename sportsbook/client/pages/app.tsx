import { board, isStale } from '../lib/board.ts';
import { leave } from '../lib/host.ts';
import { page } from '../lib/page.ts';
import { useRoute, type Route } from '../lib/route.ts';
import { beginSession, session } from '../lib/session.ts';
import { t, textOf } from '../lib/texts.ts';
import { Header } from '../parts/header.tsx';
import { SlipPanel } from '../parts/slip-panel.tsx';
import { BetsPage } from './bets-page.tsx';
import { LeaguePage } from './league-page.tsx';
import { LeagueNav, MatchesPage } from './matches-page.tsx';
import { MatchPage } from './match-page.tsx';
import { TicketPage } from './ticket-page.tsx';

/** The book: leagues, the current page, and the slip; one below the other on a phone. */
export function App() {
  const route = useRoute();
  return (
    <div className="book">
      <Header route={route} />
      <Notices />
      <div className="columns">
        <LeagueNav route={route} />
        <main>
          <Current route={route} />
        </main>
        <SlipPanel />
      </div>
    </div>
  );
}

function Current({ route }: { readonly route: Route }) {
  if (route.page === 'bets') return <BetsPage />;
  if (route.page === 'ticket') return <TicketPage key={route.ticket} id={route.ticket} />;
  if (route.page === 'league') return <LeaguePage key={route.league} code={route.league} />;
  if (route.page === 'match') return <MatchPage key={route.match} id={route.match} />;
  return <MatchesPage key={route.page} isLiveOnly={route.page === 'live'} />;
}

/** Notices above every page: a stopped feed, an interrupted stream, a lost session. */
function Notices() {
  const state = board.use();
  const isLost = isStale.use();
  const current = session.use();
  const isOver =
    current.state === 'failed' &&
    (current.code === 'session-lost' || current.code === 'launch-refused');
  return (
    <div aria-live="polite">
      {state?.isFeedSilent && <p className="notice notice-bad">{t('feed-silent')}</p>}
      {isLost && <p className="notice notice-bad">{t('connection-lost')}</p>}
      {current.state === 'failed' && (
        <p className="notice notice-bad">
          {isOver && page.isFun
            ? t('play-money-over')
            : textOf(`error-${current.code}`, t('error-unreadable'))}
          {isOver && !page.isFun ? (
            <button type="button" className="link" onClick={leave}>
              {t('leave')}
            </button>
          ) : (
            <button type="button" className="link" onClick={() => void beginSession()}>
              {t('retry')}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
