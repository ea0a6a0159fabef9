import type { CatalogueGame, DecimalAmount } from '@croupier/contracts';
import type { Words } from '../maths/words.ts';
import type { GameFace, GameResult } from '../play-protocol.ts';

/** One game as the catalogue, the page and the rounds see it, whatever its kind. */
export interface Game {
  readonly listing: CatalogueGame;
  /** By currency code. */
  readonly stakes: Readonly<Record<string, readonly DecimalAmount[]>>;
  readonly face: GameFace;
  /** Rounds of one session that may be under way at once. */
  readonly roundsAtOnce: number;
  /** Bets wait for a course that everybody shares, and that is slower than any least cycle. */
  readonly isPacedByRoom?: true;
  /** What an order costs in units; `null` where this stake or choice is not offered. */
  costOf(order: GameOrder): bigint | null;
  /** Decides a round at once, from its words alone; `null` holds it open for the room to decide. */
  decide(order: DecidedOrder): Decision | null;
}

export interface GameOrder {
  readonly currency: string;
  readonly stake: DecimalAmount;
  readonly choice: unknown;
}

export interface DecidedOrder {
  readonly choice: unknown;
  readonly costUnits: bigint;
  readonly words: Words;
}

export interface Decision {
  readonly result: GameResult;
  readonly winUnits: bigint;
}
