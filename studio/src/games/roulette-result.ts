import type { DecimalAmount } from '@croupier/contracts';

export interface RouletteFace {
  readonly kind: 'roulette';
  readonly limits: Readonly<Record<string, RouletteLimits>>;
}

export interface RouletteLimits {
  readonly mostOnSpot: DecimalAmount;
  readonly mostOnTable: DecimalAmount;
}

export interface RouletteResult {
  readonly kind: 'roulette';
  readonly pocket: number;
  readonly bets: readonly RouletteBet[];
  /** Return of each winning bet, its stake included. */
  readonly wins: readonly RouletteBet[];
}

export interface RouletteBet {
  readonly spot: string;
  readonly amount: DecimalAmount;
}
