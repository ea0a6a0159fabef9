import {
  silenceMs,
  type FeedMessage,
  type FeedSink,
  type Fixture,
  type Incident,
  type League,
  type MatchState,
  type MessageOf,
} from '../feed/feed.ts';
import type { Expect } from '../markets/market.ts';
import { expectFor, pricedMarkets, type PricedMarket, type Standing } from '../markets/markets.ts';
import type { Price } from '../markets/price.ts';
import type { Suspension } from '../play-protocol.ts';
import { priceClock, shownClock } from './clock.ts';

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

type Live = { -readonly [Key in keyof BoardMatch]: BoardMatch[Key] } & {
  /** The clock that the prices are made for. */
  pricedClock: number;
  /** Nothing is taken before this time: a score has just changed. */
  quietUntil: number;
  isHeld: boolean;
};

export interface Named {
  readonly match: string;
  readonly market: string;
  readonly selection: string;
}

export type Quote =
  | { readonly isOpen: true; readonly price: Price; readonly isInPlay: boolean }
  | { readonly isOpen: false; readonly reason: Suspension | 'closed' };

export interface BoardListener {
  changed(id: string): void;
  fixture(fixture: Fixture): void;
  result(result: MessageOf<'result'>): void;
}

export type Board = ReturnType<typeof createBoard>;

/** After a goal or the end of a map nothing is taken for so long. */
const quietMs = 1_500;
/** Ended matches stay on the board for so long. */
const rememberedMs = 60 * 60_000;

/** Leagues, matches and prices, as the messages of the feed tell them. */
export function createBoard({ now }: { readonly now: () => number }) {
  const leagues = new Map<string, League>();
  const matches = new Map<string, Live>();
  const listeners = new Set<BoardListener>();
  let heardAt = 0;

  const isFeedSilent = (): boolean => now() - heardAt > silenceMs;
  const tellChanged = (id: string) => listeners.forEach((listener) => listener.changed(id));

  function addFixture(fixture: Fixture): void {
    const known = matches.get(fixture.match);
    if (known) {
      known.fixture = fixture;
      return reprice(known);
    }
    const match: Live = {
      fixture,
      incidents: [],
      state: {
        phase: 'upcoming',
        clock: 0,
        at: fixture.starts_at,
        speed: 0,
        home: 0,
        away: 0,
        periods: [],
      },
      markets: [],
      seed: null,
      revision: 0,
      pricedClock: 0,
      quietUntil: 0,
      isHeld: false,
    };
    matches.set(fixture.match, match);
    // A match that has begun gets its prices with its first state.
    if (fixture.starts_at > now()) reprice(match);
    listeners.forEach((listener) => listener.fixture(fixture));
  }

  function reprice(match: Live): void {
    match.pricedClock = priceClock(match.fixture.expectation, match.state, now());
    const isOver = match.state.phase === 'ended' || match.state.phase === 'void';
    match.markets = isOver ? [] : pricedMarkets(match.fixture.expectation, standingOf(match));
    tellChanged(match.fixture.match);
  }

  const standingOf = ({ state, pricedClock }: Live): Standing => ({ ...state, clock: pricedClock });

  function setState(match: Live, state: MatchState): void {
    const before = match.state;
    match.state = state;
    if (before.home !== state.home || before.away !== state.away)
      match.quietUntil = now() + quietMs;
    reprice(match);
  }

  function setResult(match: Live, result: MessageOf<'result'>): void {
    if (result.revision <= match.revision) return;
    const { outcome: phase, home, away, periods, at, revision, seed } = result;
    match.revision = revision;
    match.seed = seed;
    match.state = { phase, clock: match.state.clock, at, speed: 0, home, away, periods };
    reprice(match);
    listeners.forEach((listener) => listener.result(result));
  }

  function receive(message: FeedMessage): void {
    heardAt = now();
    if (message.type === 'league') return void leagues.set(message.league, message);
    if (message.type === 'alive') return;
    if (message.type === 'fixture')
      return leagues.has(message.league) ? addFixture(message) : undefined;
    const match = matches.get(message.match);
    if (match) receiveOf(match, message);
  }

  function receiveOf(
    match: Live,
    message: Exclude<FeedMessage, { type: 'league' | 'fixture' | 'alive' }>,
  ): void {
    if (message.type === 'state' && match.revision === 0) setState(match, message.state);
    if (message.type === 'result') setResult(match, message);
    if (message.type === 'incident' && !match.incidents.some(({ n }) => n === message.incident.n))
      match.incidents = [...match.incidents, message.incident];
    if (message.type === 'suspend' || message.type === 'resume') {
      match.isHeld = message.type === 'suspend';
      tellChanged(match.fixture.match);
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
        tellChanged(id);
      }
    }
  }

  /** Why nothing is taken on a match now; `null` where bets are taken. */
  function suspensionOf(id: string): Suspension | null {
    const match = matches.get(id);
    if (isFeedSilent()) return 'feed';
    if (!match) return null;
    if (match.isHeld) return 'supplier';
    const isLate = match.state.phase === 'upcoming' && match.fixture.starts_at <= now();
    return isLate || match.quietUntil > now() ? 'event' : null;
  }

  function quote({ match: id, market, selection }: Named): Quote {
    const match = matches.get(id);
    const reason = suspensionOf(id);
    if (!match || match.state.phase === 'ended' || match.state.phase === 'void')
      return { isOpen: false, reason: 'closed' };
    if (reason) return { isOpen: false, reason };
    const price = match.markets
      .find(({ key }) => key === market)
      ?.selections.find(({ key }) => key === selection)?.price;
    return price
      ? { isOpen: true, price, isInPlay: match.state.phase !== 'upcoming' }
      : { isOpen: false, reason: 'closed' };
  }

  /** What a selection is expected to bring; `null` while its match takes nothing. */
  function expectOf(named: Named): Expect | null {
    const match = matches.get(named.match);
    const isOver = match?.state.phase === 'ended' || match?.state.phase === 'void';
    if (!match || isOver || suspensionOf(named.match)) return null;
    return expectFor(match.fixture.expectation, standingOf(match), named);
  }

  return {
    receive,
    tick,
    quote,
    expectOf,
    suspensionOf,
    isFeedSilent,
    heardAt: () => heardAt,
    league: (code: string): League | null => leagues.get(code) ?? null,
    leaguesOf: (vendor: string): readonly League[] =>
      [...leagues.values()].filter((league) => league.vendor === vendor),
    match: (id: string): BoardMatch | null => matches.get(id) ?? null,
    matchesOf: (vendor: string): readonly BoardMatch[] =>
      [...matches.values()].filter(({ fixture }) => leagues.get(fixture.league)?.vendor === vendor),
    vendorOf: (id: string): string | null =>
      leagues.get(matches.get(id)?.fixture.league ?? '')?.vendor ?? null,
    clockOf: (id: string): number => {
      const match = matches.get(id);
      return match ? shownClock(match.state, now()) : 0;
    },
    listen(listener: BoardListener): void {
      listeners.add(listener);
    },
  } satisfies FeedSink & Record<string, unknown>;
}
