import type { CrashCurve } from './crash-curve.ts';

export interface CrashFace {
  readonly kind: 'crash';
  readonly curve: CrashCurve;
}

export interface FlightResult {
  readonly kind: 'flight';
  readonly flight: string;
  /** Hundredths; `null` for a player who had not cashed out when the flight ended. */
  readonly leftOdds: number | null;
}
