import type {
  FeedMessage,
  Fixture,
  Incident,
  League,
  MatchState,
  MessageOf,
} from '../feed/feed.ts';
import { pricedMarkets, type PricedMarket, type Standing } from '../markets/markets.ts';
import { priceClock } from './clock.ts';

/** A match as the book sees it now. */
export interface BoardMatch {
  readonly fixture: Fixture;
  readonly incidents: readonly Incident[];
  readonly state: MatchState;
  readonly markets: readonly PricedMarket[];
  readonly seed: string | null;
  /** 0 until there is a result. */
  readonly revision: number;
}

export type LiveMatch = {
  -readonly [Key in Exclude<keyof BoardMatch, 'markets'>]: BoardMatch[Key];
} & {
  /** Computed when they are read: most prices of matches without watchers never are. */
  readonly markets: readonly PricedMarket[];
  /** The computed prices; `null` after a change. */
  priced: readonly PricedMarket[] | null;
  /** The clock that the prices are made for. */
  pricedClock: number;
  /** Nothing is taken before this time: a score has just changed. */
  quietUntil: number;
  isHeld: boolean;
};

export interface BoardListener {
  changed(id: string): void;
  fixture(fixture: Fixture): void;
  result(result: MessageOf<'result'>, incidents: readonly Incident[]): void;
}

/** After a goal or the end of a map nothing is taken for so long. */
const quietMs = 1_500;
/** Ended matches stay on the board for so long. */
const rememberedMs = 60 * 60_000;

type MatchMessage = Exclude<FeedMessage, { type: 'league' | 'fixture' | 'alive' }>;

/** Leagues and matches as the messages of the feed change them, and their prices. */
export function createMatches(now: () => number) {
  const leagues = new Map<string, League>();
  const matches = new Map<string, LiveMatch>();
  const listeners = new Set<BoardListener>();
  let receivedAt = 0;

  const notifyChanged = (id: string) => listeners.forEach((listener) => listener.changed(id));

  function addFixture(fixture: Fixture): void {
    const known = matches.get(fixture.match);
    if (!leagues.has(fixture.league)) return;
    if (known) {
      known.fixture = fixture;
      return reprice(known);
    }
    const match = newMatch(fixture);
    matches.set(fixture.match, match);
    // A match that has begun gets its prices with its first state.
    if (fixture.starts_at > now()) reprice(match);
    listeners.forEach((listener) => listener.fixture(fixture));
  }

  function reprice(match: LiveMatch): void {
    match.pricedClock = priceClock(match.fixture.expectation, match.state, now());
    match.priced = null;
    notifyChanged(match.fixture.match);
  }

  function setState(match: LiveMatch, state: MatchState): void {
    if (match.state.home !== state.home || match.state.away !== state.away)
      match.quietUntil = now() + quietMs;
    match.state = state;
    reprice(match);
  }

  function setResult(match: LiveMatch, result: MessageOf<'result'>): void {
    if (result.revision <= match.revision) return;
    const { outcome: phase, home, away, periods, at, revision, seed } = result;
    match.revision = revision;
    match.seed = seed;
    match.state = { phase, clock: match.state.clock, at, speed: 0, home, away, periods };
    reprice(match);
    listeners.forEach((listener) => listener.result(result, match.incidents));
  }

  function receive(message: FeedMessage): void {
    receivedAt = now();
    if (message.type === 'league') return void leagues.set(message.league, message);
    if (message.type === 'alive') return;
    if (message.type === 'fixture') return addFixture(message);
    const match = matches.get(message.match);
    if (match) receiveOf(match, message);
  }

  function receiveOf(match: LiveMatch, message: MatchMessage): void {
    if (message.type === 'state' && match.revision === 0) setState(match, message.state);
    if (message.type === 'result') setResult(match, message);
    if (message.type === 'incident') addIncident(match, message.incident);
    if (message.type === 'suspend' || message.type === 'resume') {
      match.isHeld = message.type === 'suspend';
      notifyChanged(match.fixture.match);
    }
  }

  /** Prices follow the clock in steps; to be called a few times a second. */
  function tick(): void {
    const at = now();
    for (const [id, match] of matches) {
      if (match.state.phase === 'ended' || match.state.phase === 'void') {
        if (at - match.state.at > rememberedMs) matches.delete(id);
      } else if (priceClock(match.fixture.expectation, match.state, at) !== match.pricedClock)
        reprice(match);
      else if (match.quietUntil > 0 && match.quietUntil <= at) {
        match.quietUntil = 0;
        notifyChanged(id);
      }
    }
  }

  return {
    leagues,
    matches,
    receive,
    tick,
    receivedAt: () => receivedAt,
    listen: (listener: BoardListener): void => void listeners.add(listener),
  };
}

function addIncident(match: LiveMatch, incident: Incident): void {
  if (!match.incidents.some(({ n }) => n === incident.n))
    match.incidents = [...match.incidents, incident];
}

function newMatch(fixture: Fixture): LiveMatch {
  const at = fixture.starts_at;
  return {
    fixture,
    incidents: [],
    state: { phase: 'upcoming', clock: 0, at, speed: 0, home: 0, away: 0, periods: [] },
    get markets() {
      return (this.priced ??= marketsOf(this));
    },
    priced: [],
    seed: null,
    revision: 0,
    pricedClock: 0,
    quietUntil: 0,
    isHeld: false,
  };
}

function marketsOf(match: LiveMatch): readonly PricedMarket[] {
  const isOver = match.state.phase === 'ended' || match.state.phase === 'void';
  return isOver ? [] : pricedMarkets(match.fixture.expectation, standingOf(match));
}

/** The state that prices are made for. */
export const standingOf = ({ state, pricedClock }: LiveMatch): Standing => ({
  ...state,
  clock: pricedClock,
});
