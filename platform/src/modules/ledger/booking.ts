import type { AccountPath } from './accounts.ts';
import type { TransferId } from '@croupier/contracts';

/** A positive amount, in 1/100,000 of the currency unit, from one account to another. */
export interface Move {
  readonly from: AccountPath;
  readonly to: AccountPath;
  readonly amountUnits: bigint;
}

export interface Booking {
  /** Idempotency key: the same key with the same moves is the same transfer and is booked once. */
  readonly key: string;
  readonly kind: TransferKind;
  readonly currency: string;
  /** What the transfer is for, such as the id of a ticket or deposit; shown in the statement. */
  readonly reference: string;
  readonly moves: readonly Move[];
  /**
   * Id of the transfer, for callers that write rows with it first. The key alone decides whether a booking is
   * a repeat.
   */
  readonly id?: TransferId;
}

export type TransferKind =
  | 'deposit'
  | 'stake'
  | 'payout'
  | 'refund'
  | 'game-bet'
  | 'game-win'
  | 'game-rollback'
  | 'tip'
  | 'round-close'
  | 'draw-close'
  | 'draw-reopen'
  | 'payout-reversal'
  | 'rebate'
  | 'turnover-rebate'
  | 'reward'
  | 'points'
  | 'point-conversion'
  | 'referral'
  | 'bonus'
  | 'bonus-adjustment'
  | 'jackpot-share'
  | 'jackpot-win'
  | 'withdrawal'
  | 'withdrawal-return'
  | 'withdrawal-paid'
  | 'hold'
  | 'hold-release'
  | 'transfer-out'
  | 'transfer-in'
  | 'transfer-settled'
  | 'agent-transfer'
  | 'agent-dividend'
  | 'agent-salary'
  | 'correction';

export interface Transfer extends Booking {
  readonly id: TransferId;
  readonly bookedAt: Date;
}

export type Booked =
  | { readonly ok: true; readonly transfer: TransferId; readonly isRepeat: boolean }
  | { readonly ok: false; readonly code: 'insufficient-funds' | 'idempotency-key-reused' };

export interface AccountBalance {
  readonly balanceUnits: bigint;
  /** Number of entries on the account so far. */
  readonly version: number;
}
