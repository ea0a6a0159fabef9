import { silenceMs, type FeedSink, type League } from '../feed/feed.ts';
import type { MarketExpectation } from '../markets/market.ts';
import { expectationFor } from '../markets/markets.ts';
import type { Price } from '../markets/price.ts';
import type { Suspension } from '../play-protocol.ts';
import { createMatches, standingOf, type BoardMatch } from './board-matches.ts';
import { shownClock } from './clock.ts';

export interface SelectionKey {
  readonly match: string;
  readonly market: string;
  readonly selection: string;
}

export type Quote =
  | { readonly isOpen: true; readonly price: Price; readonly isInPlay: boolean }
  | { readonly isOpen: false; readonly reason: Suspension | 'closed' };

export type Board = ReturnType<typeof createBoard>;

/** What can be asked about leagues, matches and prices as they are now. */
export function createBoard({ now }: { readonly now: () => number }) {
  const feed = createMatches(now);
  const { leagues, matches } = feed;
  const isFeedSilent = (): boolean => now() - feed.receivedAt() > silenceMs;

  /** Why nothing is taken on a match now; `null` where bets are taken. */
  function suspensionOf(id: string): Suspension | null {
    const match = matches.get(id);
    if (isFeedSilent()) return 'feed';
    if (!match) return null;
    if (match.isHeld) return 'supplier';
    const isLate = match.state.phase === 'upcoming' && match.fixture.starts_at <= now();
    return isLate || match.quietUntil > now() ? 'event' : null;
  }

  function quote({ match: id, market, selection }: SelectionKey): Quote {
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
  function expectOf(named: SelectionKey): MarketExpectation | null {
    const match = matches.get(named.match);
    const isOver = match?.state.phase === 'ended' || match?.state.phase === 'void';
    if (!match || isOver || suspensionOf(named.match)) return null;
    return expectationFor(match.fixture.expectation, standingOf(match), named);
  }

  return {
    receive: feed.receive,
    tick: feed.tick,
    listen: feed.listen,
    quote,
    expectOf,
    suspensionOf,
    isFeedSilent,
    receivedAt: feed.receivedAt,
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
  } satisfies FeedSink & Record<string, unknown>;
}
