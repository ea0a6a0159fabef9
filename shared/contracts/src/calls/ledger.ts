import { call } from '../call.ts';
import type { LedgerCheckId } from '../ids.ts';
import type { DecimalAmount } from '../money.ts';

/** What a check found wrong with an account. */
export interface LedgerFinding {
  /**
   * `balance`: not the sum of its entries, or its entries do not follow each other. `roll-up`: the kept sum
   * is not that of the entries. `left-over`: money on the account of something that is over.
   */
  readonly kind: 'balance' | 'roll-up' | 'left-over';
  readonly account: string;
  readonly currency: string;
  readonly expected: DecimalAmount;
  readonly found: DecimalAmount;
}

/** One reconciliation of the whole ledger, computed from the entries themselves. */
export interface LedgerCheck {
  readonly id: LedgerCheckId;
  readonly startedAt: string;
  readonly tookMs: number;
  /** The operator's name, or `null` where it was due by itself. */
  readonly startedBy: string | null;
  readonly accounts: number;
  readonly transfers: number;
  /** All entries added up: zero, or something is broken. */
  readonly sum: DecimalAmount;
  readonly isClean: boolean;
  /** How many accounts are wrong; `findings` shows the first hundred of them. */
  readonly wrong: number;
  readonly findings: readonly LedgerFinding[];
}

export const ledgerCalls = {
  /** The last checks, the newest first. */
  ledgerChecks: call('GET /ops/ledger/checks', { audience: 'operator' }).gives<
    readonly LedgerCheck[]
  >(),
  checkLedger: call('POST /ops/ledger/checks', { audience: 'operator' }).gives<LedgerCheck>(),
};
