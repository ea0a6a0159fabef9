import type { Grid, SlotMaths } from './definition.ts';
import type { Win } from './evaluate.ts';

/** What the page of a slot is drawn and checked from. */
export interface SlotFace extends SlotMaths {
  readonly kind: 'slot';
}

/** A whole round: the spin that was paid for, then its free spins in their order. */
export interface SlotResult {
  readonly kind: 'slot';
  readonly spins: readonly SlotSpin[];
  readonly coins: number;
}

export interface SlotSpin {
  readonly isFree: boolean;
  readonly stops: readonly number[];
  /** One grid, or a cascade's grids one after the other. */
  readonly grids: readonly SlotGrid[];
  readonly coins: number;
  /** Free spins that this spin brought. */
  readonly freeSpins: number;
}

export interface SlotGrid {
  readonly grid: Grid;
  readonly wins: readonly Win[];
  /** How often these wins are paid. */
  readonly times: number;
}
