import type { Game } from '../games/game.ts';
import type { RoundView } from '../play-protocol.ts';

/** A visitor's free play of one game. */
export interface FunSession {
  readonly game: Game;
  readonly currency: string;
  balanceUnits: bigint;
  nextSeed: string;
  /** Newest first. */
  rounds: readonly RoundView[];
  lastStartMs: number;
}
