import type { FeedTeam } from '../../src/feed/feed.ts';
import type { BoardView, BookPage, LeagueView, MatchView } from '../../src/play-protocol.ts';

/** The page as the server fills it; it is in the document before the page's modules read it. */
const testPage: BookPage = {
  gameCode: 'fb-book',
  title: 'Sports Book',
  vendor: 'fb',
  league: null,
  language: 'en',
  currency: 'BDT',
  currencyPosition: 'before',
  hostOrigin: 'http://site.example',
  lobbyUrl: 'http://site.example/sports',
  limits: { least: '10.00', most: '50000.00', payout: '2000000.00', chips: ['50.00'] },
  leagueStakes: {},
  isFun: false,
  showTicket: null,
};

const element = document.createElement('script');
element.type = 'application/json';
element.id = 'page';
element.textContent = JSON.stringify(testPage);
document.body.append(element);
window.history.replaceState(null, '', '/play/fb-book?launch_token=t1');

const streams = new Set<TestStream>();

/** The server's event streams, which jsdom does not have: the test sends their messages. */
class TestStream extends EventTarget {
  static readonly CLOSED = 2;
  readonly readyState = 1;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    streams.add(this);
  }

  close(): void {
    streams.delete(this);
  }
}
Object.assign(window, { EventSource: TestStream });

export function sendBoard(view: Partial<BoardView>): void {
  const data = JSON.stringify({
    at: Date.now(),
    isFeedSilent: false,
    leagues: [league],
    matches: [aMatch('m1')],
    ...view,
  } satisfies BoardView);
  for (const stream of streams)
    if (stream.url.includes('/board/')) stream.dispatchEvent(new MessageEvent('all', { data }));
}

const team = (code: string, name: string): FeedTeam => ({
  code,
  name,
  hues: [10, 200],
  crest: [1, 2, 3],
});

const league: LeagueView = {
  code: 'cup',
  sport: 'football',
  name: { en: 'City Cup', bn: 'City Cup', es: 'City Cup', ar: 'City Cup' },
  teams: [team('reds', 'Reds'), team('blues', 'Blues'), team('whites', 'Whites')],
};

export function aMatch(id: string, change: Partial<MatchView> = {}): MatchView {
  const at = Date.now();
  return {
    id,
    league: 'cup',
    season: 1,
    round: 1,
    startsAt: at + 60_000,
    home: 'reds',
    away: 'blues',
    state: { phase: 'upcoming', clock: 0, at, speed: 0, home: 0, away: 0, periods: [] },
    suspended: null,
    main: {
      key: 'winner',
      selections: [
        { key: 'home', price: 195 },
        { key: 'draw', price: 340 },
        { key: 'away', price: 410 },
      ],
    },
    markets: 20,
    at,
    ...change,
  };
}

interface BookRequest {
  readonly method: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>> | null;
}

type Answer = { readonly status: number; readonly value: unknown } | 'offline';

/** The server of the book: `answer` by path; the session opens by itself. */
export function bookServer(answers: Readonly<Record<string, (asked: BookRequest) => Answer>>) {
  const asked: BookRequest[] = [];
  Object.assign(window, {
    fetch: async (path: string, { method = 'GET', body }: RequestInit = {}) => {
      const one = { method, path, body: typeof body === 'string' ? JSON.parse(body) : null };
      asked.push(one);
      const name = `${method} ${path.split('?')[0]}`;
      const answer = answers[name]?.(one) ?? { status: 200, value: defaults[name] ?? [] };
      if (answer === 'offline') throw new TypeError('no connection');
      return { ok: answer.status < 300, status: answer.status, json: async () => answer.value };
    },
  });
  return {
    asked,
    bets: () => asked.filter(({ path, method }) => method === 'POST' && path === '/api/bets'),
  };
}

const defaults: Readonly<Record<string, unknown>> = {
  'POST /api/session': { token: 's1', balance: '100000000' },
};
