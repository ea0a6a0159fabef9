import { formatAmount, type RebatePart, type RebatePayment } from '@croupier/contracts';
import type { Part } from './accrual.ts';
import type { PaymentRow } from './payments.store.ts';

export const shownPart = ({
  day,
  category,
  turnoverUnits,
  basisPoints,
  amountUnits,
}: Part): RebatePart => ({
  day,
  category,
  basisPoints,
  turnover: formatAmount(turnoverUnits),
  amount: formatAmount(amountUnits),
});

export const shownPayment = (row: PaymentRow, parts: readonly Part[]): RebatePayment => ({
  id: row.id,
  amount: formatAmount(row.amount_units),
  currency: row.currency,
  by: row.paid_by,
  paidAt: row.paid_at.toISOString(),
  parts: parts.map(shownPart),
});
