import { parseAmount, type DecimalAmount, type DepositMethod } from '@croupier/contracts';

export type AmountError = 'none' | 'too-small' | 'too-large' | 'too-fine';

/** Hundredths are the smallest payable unit. */
const finestUnits = 1_000n;

/** Why a deposit of this amount cannot be requested; `null` if it can. */
export function amountError(
  amount: DecimalAmount,
  { minAmount, maxAmount }: Pick<DepositMethod, 'minAmount' | 'maxAmount'>,
): AmountError | null {
  const units = parseAmount(amount);
  if (units === null || units <= 0n) return 'none';
  if (units < (parseAmount(minAmount) ?? 0n)) return 'too-small';
  if (units > (parseAmount(maxAmount) ?? 0n)) return 'too-large';
  return units % finestUnits === 0n ? null : 'too-fine';
}
