import { formatAmount, type CashCorrection } from '@croupier/contracts';
import type { CorrectionRow } from './corrections.store.ts';

export function viewOf(row: CorrectionRow, account: string): CashCorrection {
  return {
    id: row.id,
    memberId: row.member_id,
    brand: row.brand,
    account,
    amount: formatAmount(row.amount_units),
    currency: row.currency,
    reason: row.reason,
    state: row.state,
    operatorId: row.operator_id,
    operator: row.operator,
    proposedAt: row.proposed_at.toISOString(),
    decision: row.decided_at && {
      operator: row.decided_by ?? '',
      at: row.decided_at.toISOString(),
      note: row.decision_note ?? '',
    },
  };
}
