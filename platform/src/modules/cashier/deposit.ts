import { formatAmount, type Deposit, type DepositMethod } from '@croupier/contracts';
import type { DepositRow, MethodRow } from './cashier.store.ts';

export function shownMethod(row: MethodRow): DepositMethod {
  return {
    code: row.code,
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
    method: row.method,
    amount: formatAmount(row.amount_units),
    state: row.state,
    requestedAt: row.requested_at.toISOString(),
    payUrl: row.state === 'pending' ? row.pay_url : null,
  };
}
