import type { Side } from './regatta-odds.ts';

export interface RegattaFace {
  readonly kind: 'regatta';
  /** How long bets are accepted, and how long a race lasts. */
  readonly bettingMs: number;
  readonly raceMs: number;
}

export interface RaceResult {
  readonly kind: 'race';
  readonly race: string;
  readonly won: Side;
  /** The dividend of the side that won, in hundredths. */
  readonly dividend: number;
}
