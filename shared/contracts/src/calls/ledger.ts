import { call } from '../call.ts';
import type { LedgerCheckId } from '../ids.ts';
import type { DecimalAmount } from '../money.ts';

/** An error that a check found in an account. */
export interface LedgerFinding {
  /**
   * `balance`: not the sum of its entries, or its entries are not consecutive. `roll-up`: the stored sum
   * differs from the entries. `left-over`: money on the account of a closed subject.
   */
  readonly kind: 'balance' | 'roll-up' | 'left-over';
  readonly account: string;
  readonly currency: string;
  readonly expected: DecimalAmount;
  readonly found: DecimalAmount;
}

/** One reconciliation of the whole ledger, computed from the entries. */
export interface LedgerCheck {
  readonly id: LedgerCheckId;
  readonly startedAt: string;
  readonly tookMs: number;
  /** The operator's name, or `null` for a scheduled check. */
  readonly startedBy: string | null;
  readonly accounts: number;
  readonly transfers: number;
  /** The sum of all entries: it must be zero. */
  readonly sum: DecimalAmount;
  readonly isClean: boolean;
  /** The number of wrong accounts; `findings` shows the first hundred. */
  readonly wrong: number;
  readonly findings: readonly LedgerFinding[];
}

export const ledgerCalls = {
  /** The last checks, newest first. */
  ledgerChecks: call('GET /ops/ledger/checks', { audience: 'operator' }).gives<
    readonly LedgerCheck[]
  >(),
  checkLedger: call('POST /ops/ledger/checks', { audience: 'operator' }).gives<LedgerCheck>(),
};
