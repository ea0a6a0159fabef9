import { parseAmount, type DecimalAmount, type DepositMethod } from '@croupier/contracts';

export type AmountFault = 'none' | 'too-small' | 'too-large' | 'too-fine';

/** Hundredths are the finest that can be paid in. */
const finestUnits = 1_000n;

/** What keeps a deposit of this amount from being asked for; `null` where nothing does. */
export function amountFault(
  amount: DecimalAmount,
  { minAmount, maxAmount }: Pick<DepositMethod, 'minAmount' | 'maxAmount'>,
): AmountFault | null {
  const units = parseAmount(amount);
  if (units === null || units <= 0n) return 'none';
  if (units < (parseAmount(minAmount) ?? 0n)) return 'too-small';
  if (units > (parseAmount(maxAmount) ?? 0n)) return 'too-large';
  return units % finestUnits === 0n ? null : 'too-fine';
}
