import { formatAmount, type AgentPayout, type PayoutExplanation } from '@croupier/contracts';
import type { NamedPayout } from './payouts.store.ts';
import type { PayoutCalculation } from './calculate-payout.ts';

/** The explanation record that is stored with a payout and shown to both parties and to operators. */
export function explanationOf(
  calculation: PayoutCalculation,
  {
    from,
    to,
    isDividend,
  }: { readonly from: Date; readonly to: Date; readonly isDividend: boolean },
): PayoutExplanation {
  const { figures } = calculation;
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    turnover: formatAmount(figures.turnoverUnits),
    costs: isDividend
      ? {
          wins: formatAmount(figures.winUnits),
          rebates: formatAmount(figures.rebateUnits),
          bonuses: formatAmount(figures.bonusUnits),
          salaries: formatAmount(figures.salaryUnits),
        }
      : null,
    corrections: {
      turnover: formatAmount(figures.lateTurnoverUnits),
      wins: formatAmount(figures.lateWinUnits),
    },
    carriedIn: formatAmount(calculation.carriedInUnits),
    carriedOut: formatAmount(calculation.carriedOutUnits),
    sum: formatAmount(calculation.sumUnits),
    base: formatAmount(calculation.baseUnits),
    validMembers: figures.validMembers,
    tier: calculation.tier,
    basisPoints: calculation.basisPoints,
    reason: calculation.reason,
  };
}

export const shownPayout = (row: NamedPayout): AgentPayout => ({
  id: row.id,
  contractId: row.contract_id,
  version: row.version,
  kind: row.kind,
  upline: row.upline,
  agent: row.agent,
  state: row.state,
  amount: formatAmount(row.amount_units),
  currency: row.currency,
  computedAt: row.computed_at.toISOString(),
  paidAt: row.paid_at?.toISOString() ?? null,
  explanation: row.explanation,
});
