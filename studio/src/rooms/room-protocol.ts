import type { DecimalAmount } from '@croupier/contracts';
import type { Shot } from '../games/fish.ts';
import type { RoundView } from '../play-protocol.ts';
import type { FlightState } from './room-tables.ts';

/** Where a page asks its room; session and orders go the way of every game. */
export const roomPaths = {
  /** GET, as server-sent events: `flight` or `catches`. */
  stream: '/api/rooms/stream',
  /** GET: `RoundView[]`, what is under way of one's own. */
  mine: '/api/rooms/mine',
  /** POST `{ orderId }`: gets off a flight. */
  leave: '/api/rooms/leave',
  /** GET: `FlightProof` of a flight that is over. */
  flight: '/api/rooms/flights/:flight',
  /** POST `ShotsOrder`: gives `ShotsView`. */
  shots: '/api/rooms/shots',
  /** POST `{ orderId }`: ends a hunt, unused bullets are paid back. */
  collect: '/api/rooms/collect',
} as const;

/** A flight as everybody in the room sees it. */
export interface FlightView {
  readonly flight: string;
  readonly state: FlightState;
  /** Milliseconds since 1970 by the server's clock, as all times here. */
  readonly at: number;
  readonly takesOffAt: number;
  readonly tookOffAt: number | null;
  /** Hundredths; once it is over. */
  readonly endOdds: number | null;
  /** SHA-256 of the flight's seed, known before it is drawn. */
  readonly commit: string;
  /** What was published before the first flight of the chain. */
  readonly published: string;
  /** The largest stakes; the others are counted. */
  readonly bets: readonly FlightBet[];
  readonly betCount: number;
  /** The last flights, newest first. */
  readonly recent: readonly { readonly flight: string; readonly endOdds: number }[];
}

export interface FlightBet {
  readonly alias: string;
  readonly stake: DecimalAmount;
  readonly currency: string;
  /** Hundredths at which the player got off. */
  readonly leftOdds: number | null;
}

/** All that a flight was drawn from, once it is over. */
export interface FlightProof {
  readonly flight: string;
  readonly place: number;
  readonly seed: string;
  readonly salt: string;
  readonly endOdds: number;
  /** What was published before the first flight of the chain: `place` hashes lead to it from the seed. */
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

/** Fish that were caught, in the order in which it happened; the first message holds those of the last minute. */
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
