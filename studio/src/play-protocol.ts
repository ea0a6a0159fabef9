import type { DecimalAmount, Language } from '@croupier/contracts';

/** Put into the page by the server; nothing in it comes from the address unchecked. */
export interface PlayPage {
  readonly game: PlayGame;
  readonly language: Language;
  readonly currency: string;
  readonly stakes: readonly DecimalAmount[];
  /** The only origin that the page may talk to, and where its lobby is. */
  readonly hostOrigin: string;
  readonly lobbyUrl: string;
  readonly launchToken: string;
}

export interface PlayGame {
  readonly code: string;
  readonly name: string;
  readonly rtp: number;
  readonly coins: number;
  readonly symbols: readonly PlaySymbol[];
  readonly reels: readonly string[];
  /** Row of each line on each reel; empty where every way pays. */
  readonly lines: readonly (readonly number[])[];
}

export interface PlaySymbol {
  readonly sign: string;
  readonly drawing: string;
  readonly role: 'wild' | 'scatter' | null;
  readonly pays: readonly number[];
}

export interface PlaySession {
  /** Present when the session was opened just now. */
  readonly token?: string;
  /** Units of 1/100,000 as an integer string. */
  readonly balance: string;
  readonly nextCommit: string;
  /** A spin that has not come to its end yet, as after a reload. */
  readonly unfinished: SpinView | null;
}

export interface SpinOrder {
  /** Made by the page for one press; sent again with every retry of it. */
  readonly spinId: string;
  readonly stake: DecimalAmount;
  readonly clientSeed: string;
}

export interface SpinView {
  readonly spinId: string;
  /**
   * `pending`: nothing is certain yet, ask again. `paying`: the result stands and the win is on its way.
   * `cancelled`: the stake was given back. `refused`: nothing was staked.
   */
  readonly state: 'pending' | 'paying' | 'closed' | 'refused' | 'cancelled';
  readonly stake: DecimalAmount;
  readonly refusal: string | null;
  /** After the last answer of the wallet, where it gave one. */
  readonly balance: string | null;
  /** Only once the bet is booked. */
  readonly outcome: SpinOutcome | null;
  readonly nextCommit: string;
}

export interface SpinOutcome {
  readonly stops: readonly number[];
  readonly win: DecimalAmount;
  readonly wins: readonly SpinWin[];
  readonly proof: {
    readonly serverSeed: string;
    readonly commit: string;
    readonly clientSeed: string;
  };
}

export interface SpinWin {
  readonly sign: string;
  readonly count: number;
  readonly amount: DecimalAmount;
  readonly line: number | null;
  readonly cells: readonly number[];
}

export interface PlayFailure {
  readonly code:
    | 'session-lost'
    | 'wallet-down'
    | 'launch-refused'
    | 'stake-refused'
    | 'round-open'
    | 'unreadable';
}
