import { formatAmount, type Deposit, type DepositMethod } from '@croupier/contracts';
import type { DepositRow, MethodRow } from './cashier.store.ts';

export function shownMethod(row: MethodRow): DepositMethod {
  return {
    code: row.code,
    kind: 'page',
    fee: { fixed: '0.00', basisPoints: 0 },
    expectedMinutes: 1,
    payTo: [],
    provider: row.provider,
    name: row.name,
    minAmount: formatAmount(row.min_units),
    maxAmount: formatAmount(row.max_units),
    suggested: row.suggested_units.map((units) => formatAmount(BigInt(units))),
  };
}

/** A deposit as its member sees it: the way to the provider's page is shown while paying is possible. */
export function shownDeposit(row: DepositRow): Deposit {
  return {
    id: row.id,
    kind: 'page',
    method: row.method,
    fee: '0.00',
    expiresAt: row.expires_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    reason: null,
    transferCode: null,
    payTo: [],
    proof: null,
    amount: formatAmount(row.amount_units),
    state: row.state,
    requestedAt: row.requested_at.toISOString(),
    payUrl: row.state === 'pending' ? row.pay_url : null,
  };
}
