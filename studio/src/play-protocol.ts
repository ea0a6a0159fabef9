import type { DecimalAmount, Language } from '@croupier/contracts';
import type { CrashFace, FlightResult } from './games/crash.ts';
import type { FishFace, HuntResult } from './games/fish.ts';
import type { RouletteFace, RouletteResult } from './games/roulette.ts';
import type { SlotFace, SlotResult } from './maths/slot-result.ts';

/** What the page needs of its game beyond its name: reels, pay table, board. Told apart by `kind`. */
export type GameFace = SlotFace | RouletteFace | CrashFace | FishFace;

/** What came of a round, as its kind has it: enough to show it again years later. */
export type GameResult = SlotResult | RouletteResult | FlightResult | HuntResult | FormerResult;

export type GameKind = GameFace['kind'];

/** Rounds from before results were kept whole: where the reels stopped. */
export interface FormerResult {
  readonly kind: 'stops';
  readonly stops: readonly number[];
}

/** Put into the page by the server; nothing in it comes from the address unchecked. */
export interface PlayPage {
  readonly game: PlayGame;
  readonly face: GameFace;
  readonly language: Language;
  readonly currency: string;
  /** Stakes to choose from; what they stand for is the kind's business. */
  readonly stakes: readonly DecimalAmount[];
  /** A round begins no sooner than this after the one before. */
  readonly minCycleMs: number;
  /** Played for nothing, with the studio's own play money. */
  readonly isFun: boolean;
  /** The only origin that the page may talk to, and where its lobby is. */
  readonly hostOrigin: string;
  readonly lobbyUrl: string;
  readonly launchToken: string;
  /** A round of the player's to show again once the game is ready; `null`: none. */
  readonly showRound: string | null;
}

export interface PlayGame {
  readonly code: string;
  readonly name: string;
  /** Names what is drawn around the game. */
  readonly art: string;
  readonly rtp: number;
}

export interface PlaySession {
  /** Present when the session was opened just now. */
  readonly token?: string;
  /** Units of 1/100,000 as an integer string. */
  readonly balance: string;
  readonly nextCommit: string;
  /** A round that has not come to its end yet, as after a reload. */
  readonly unfinished: RoundView | null;
  /** What the player plays next without a stake; `null`: nothing. */
  readonly freeRounds: FreeRoundsView | null;
}

/** Rounds that the platform gave to the player. */
export interface FreeRoundsView {
  readonly id: string;
  readonly left: number;
  readonly rounds: number;
  /** At which each of them is played. */
  readonly stake: DecimalAmount;
  readonly until: string;
}

export interface RoundOrder {
  /** Made by the page for one press; sent again with every retry of it. */
  readonly orderId: string;
  readonly stake: DecimalAmount;
  readonly clientSeed: string;
  /** What the kind lets a player choose; nothing for a slot. */
  readonly choice?: unknown;
  /** Played from these free rounds instead of for a stake. */
  readonly freeRounds?: string;
}

export interface RoundView {
  readonly orderId: string;
  /** As the wallet knows the round. */
  readonly roundId: string;
  /**
   * `pending`: nothing is certain yet, ask again. `open`: the stake is booked and the room plays.
   * `paying`: the result stands and the win is on its way. `cancelled`: the stake was given back.
   * `refused`: nothing was staked.
   */
  readonly state: 'pending' | 'open' | 'paying' | 'closed' | 'refused' | 'cancelled';
  readonly stake: DecimalAmount;
  readonly choice: unknown;
  readonly startedAt: string;
  readonly refusal: string | null;
  /** After the last answer of the wallet, where it gave one. */
  readonly balance: string | null;
  /** Only once the bet is booked and the round decided. */
  readonly outcome: RoundOutcome | null;
  readonly nextCommit: string;
  /** Nothing was staked: it was a free round. */
  readonly isFree: boolean;
  /** What is left of free rounds after it; `null`: none, or of a round from before. */
  readonly freeRounds: FreeRoundsView | null;
}

export interface RoundOutcome {
  readonly result: GameResult;
  readonly win: DecimalAmount;
  readonly proof: RoundProof;
}

export interface RoundProof {
  readonly serverSeed: string;
  /** SHA-256 of the server seed's bytes, shown before the round. */
  readonly commit: string;
  readonly clientSeed: string;
}

export interface PlayHistory {
  /** Newest first. */
  readonly rounds: readonly RoundView[];
}

export interface PlayFailure {
  readonly code:
    | 'session-lost'
    | 'wallet-down'
    | 'launch-refused'
    | 'stake-refused'
    | 'free-rounds-over'
    | 'round-open'
    | 'too-soon'
    | 'unreadable';
}
