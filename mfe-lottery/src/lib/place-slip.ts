import type { CallFailed } from '@croupier/client';
import type { PriceChange } from '@croupier/contracts';
import type { ChasePlan } from './chase.ts';
import type { Slip } from './slip.ts';
import type { Stake } from './stake.ts';

/** A slip as the player confirms it. */
export interface ConfirmedSlip {
  readonly slip: Slip;
  readonly stake: Stake;
  /** `null`: only this draw. */
  readonly plan: ChasePlan | null;
  readonly onPriceChange: PriceChange;
}

/** Places a slip, and reports the outcome of the last attempt. */
export interface PlaceSlip {
  readonly send: (confirmed: ConfirmedSlip) => void;
  readonly isPending: boolean;
  readonly error: CallFailed | null;
}
