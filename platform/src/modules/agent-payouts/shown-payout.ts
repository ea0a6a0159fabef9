import { formatAmount, type AgentPayout, type PayoutExplanation } from '@croupier/contracts';
import type { NamedPayout } from './payouts.store.ts';
import type { Reckoning } from './reckon.ts';

/** The explanation record that is stored with a payout and shown to both parties and to operators. */
export function explanationOf(
  reckoning: Reckoning,
  {
    from,
    to,
    isDividend,
  }: { readonly from: Date; readonly to: Date; readonly isDividend: boolean },
): PayoutExplanation {
  const { figures } = reckoning;
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
    carriedIn: formatAmount(reckoning.carriedInUnits),
    carriedOut: formatAmount(reckoning.carriedOutUnits),
    sum: formatAmount(reckoning.sumUnits),
    base: formatAmount(reckoning.baseUnits),
    validMembers: figures.validMembers,
    tier: reckoning.tier,
    basisPoints: reckoning.basisPoints,
    reason: reckoning.reason,
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
