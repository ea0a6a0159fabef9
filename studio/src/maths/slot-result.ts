import type { Grid, SlotMaths } from './definition.ts';
import type { Win } from './evaluate.ts';

/** The data from which the page of a slot is drawn and verified. */
export interface SlotFace extends SlotMaths {
  readonly kind: 'slot';
}

/** A whole round: the paid spin, then its free spins in order. */
export interface SlotResult {
  readonly kind: 'slot';
  readonly spins: readonly SlotSpin[];
  readonly coins: number;
}

export interface SlotSpin {
  readonly isFree: boolean;
  readonly stops: readonly number[];
  /** One grid, or all grids of a cascade in order. */
  readonly grids: readonly SlotGrid[];
  readonly coins: number;
  /** Free spins won by this spin. */
  readonly freeSpins: number;
}

export interface SlotGrid {
  readonly grid: Grid;
  readonly wins: readonly Win[];
  /** Multiplier of these wins. */
  readonly times: number;
}
