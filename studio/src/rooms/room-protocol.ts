import type { DecimalAmount } from '@croupier/contracts';
import type { Shot } from '../games/fish-result.ts';
import type { RoundView } from '../play-protocol.ts';
import type { Dividends, Side } from '../games/regatta-odds.ts';
import type { FlightState, RaceState } from './room-tables.ts';

/** Paths for requests of a page to its room; session and orders use the same paths as every game. */
export const roomPaths = {
  /** GET, as server-sent events: `flight`, `race` or `catches`. */
  stream: '/api/rooms/stream',
  /** GET: `RoundView[]`, the player's own unfinished rounds. */
  mine: '/api/rooms/mine',
  /** POST `{ orderId }`: cashes out of a flight. */
  leave: '/api/rooms/leave',
  /** GET: `FlightProof` of a flight that is over. */
  flight: '/api/rooms/flights/:flight',
  /** GET: `RaceProof` of a race that is over. */
  race: '/api/rooms/races/:race',
  /** POST `ShotsOrder`: gives `ShotsView`. */
  shots: '/api/rooms/shots',
  /** POST `{ orderId }`: ends a hunt; unused bullets are paid back. */
  collect: '/api/rooms/collect',
} as const;

/** A flight as all players in the room see it. */
export interface FlightView {
  readonly flight: string;
  readonly state: FlightState;
  /** Milliseconds since 1970 by the server's clock; this applies to all times here. */
  readonly at: number;
  readonly takesOffAt: number;
  readonly tookOffAt: number | null;
  /** Hundredths; set once the flight is over. */
  readonly endOdds: number | null;
  /** SHA-256 of the flight's seed, known before the end is drawn. */
  readonly commit: string;
  /** The value published before the first flight of the chain. */
  readonly published: string;
  /** The largest stakes; the rest are only counted. */
  readonly bets: readonly FlightBet[];
  readonly betCount: number;
  /** The last flights, newest first. */
  readonly recent: readonly { readonly flight: string; readonly endOdds: number }[];
}

export interface FlightBet {
  readonly alias: string;
  readonly stake: DecimalAmount;
  readonly currency: string;
  /** Hundredths at which the player cashed out. */
  readonly leftOdds: number | null;
}

/** All inputs of a flight's draw, available once the flight is over. */
export interface FlightProof {
  readonly flight: string;
  readonly place: number;
  readonly seed: string;
  readonly salt: string;
  readonly endOdds: number;
  /** The value published before the first flight of the chain: hashing the seed `place` times gives it. */
  readonly published: string;
}

export interface ShotsOrder {
  readonly orderId: string;
  readonly shots: readonly { readonly number: number; readonly fish: string }[];
}

export interface ShotsView {
  readonly shots: readonly Shot[];
  /** Bullets that can still be shot. */
  readonly left: number;
  readonly prize: DecimalAmount;
  readonly round: RoundView;
}

/** Caught fish, in order of time; the first message contains those of the last minute. */
export interface CatchesView {
  readonly at: number;
  readonly catches: readonly FishCatch[];
}

export interface FishCatch {
  readonly fish: string;
  readonly alias: string;
  readonly amount: DecimalAmount;
  readonly currency: string;
}

/** A race as all players in the room see it. */
export interface RaceView {
  readonly race: string;
  readonly place: number;
  readonly state: RaceState;
  /** Milliseconds since 1970 by the server's clock; this applies to all times here. */
  readonly at: number;
  readonly locksAt: number;
  readonly startedAt: number | null;
  /** Crews by their ids. */
  readonly red: string;
  readonly green: string;
  readonly pools: Readonly<Record<string, PoolView>>;
  readonly betCount: number;
  /** The largest stakes; the rest are only counted. */
  readonly bets: readonly RaceBet[];
  /**
   * SHA-256 of the race's seed, published before the first bet; and the value before the first race of the
   * chain.
   */
  readonly commit: string;
  readonly published: string;
  /** Set from the start on, when betting is closed: the page draws the race from it. */
  readonly course: { readonly bits: string; readonly won: Side } | null;
  /** The last results, newest first. */
  readonly recent: readonly { readonly race: string; readonly won: Side }[];
}

export interface PoolView {
  /** The whole pool, with the house's part. */
  readonly total: DecimalAmount;
  /** Hundredths; final once the race has started. */
  readonly dividends: Dividends;
}

export interface RaceBet {
  readonly alias: string;
  readonly side: Side;
  readonly stake: DecimalAmount;
  readonly currency: string;
}

/** All inputs of a race's result, available once the race is over. */
export interface RaceProof {
  readonly race: string;
  readonly place: number;
  readonly seed: string;
  readonly salt: string;
  readonly won: Side;
  readonly published: string;
  readonly pools: Readonly<Record<string, PoolView>>;
}
