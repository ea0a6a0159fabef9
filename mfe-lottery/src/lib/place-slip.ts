import type { CallFailed } from '@croupier/client';
import type { PriceChange } from '@croupier/contracts';
import type { ChasePlan } from './chase.ts';
import type { Slip } from './slip.ts';
import type { Stake } from './stake.ts';

/** A slip as its player confirms it. */
export interface ConfirmedSlip {
  readonly slip: Slip;
  readonly stake: Stake;
  /** `null`: this draw alone. */
  readonly plan: ChasePlan | null;
  readonly onPriceChange: PriceChange;
}

/** What places a slip, and how the last attempt went. */
export interface PlaceSlip {
  readonly send: (confirmed: ConfirmedSlip) => void;
  readonly isPending: boolean;
  readonly error: CallFailed | null;
}
