/** A slip's line with the odds at which it is accepted. */
export interface PricedLine {
  /** Play type and choice, such as `sum:10`. */
  readonly pick: string;
  readonly stakeUnits: bigint;
  /** By tier. */
  readonly oddsUnits: readonly bigint[];
  /** Stake of the unit to which the odds refer. */
  readonly unitStake: number;
}
