import type { DecimalAmount } from '@croupier/contracts';
import type { FishKind } from './fish-waters.ts';

export interface FishFace {
  readonly kind: 'fish';
  readonly bulletsPerBet: number;
  readonly kinds: readonly FishKind[];
  /** Seed from which the fish are derived. */
  readonly waterSeed: string;
}

export interface HuntResult {
  readonly kind: 'hunt';
  readonly bullet: DecimalAmount;
  readonly shots: readonly Shot[];
  /** Bullets that were not used and were paid back. */
  readonly left: number;
}

/**
 * One bullet that hit a fish. `returned`: another player had caught the fish just before, so the bullet is
 * free.
 */
export interface Shot {
  readonly number: number;
  readonly fish: string;
  readonly worth: number;
  readonly came: 'caught' | 'missed' | 'returned';
}
