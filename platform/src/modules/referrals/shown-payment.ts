import { formatAmount, type ReferralPayment } from '@croupier/contracts';
import { maskedAccount } from '../identity/index.ts';
import type { PaidPart, PaymentRow } from './payments.store.ts';

export const shownPayment = (row: PaymentRow, parts: readonly PaidPart[]): ReferralPayment => ({
  id: row.id,
  amount: formatAmount(row.amount_units),
  currency: row.currency,
  paidAt: row.paid_at.toISOString(),
  parts: parts
    .filter(({ payment }) => payment === row.id)
    .map(({ account, level, kind, day, basis, baseUnits, basisPoints, amountUnits }) => ({
      ...{ level, kind, day, basis, basisPoints },
      friend: maskedAccount(account),
      base: formatAmount(baseUnits),
      amount: formatAmount(amountUnits),
    })),
});
