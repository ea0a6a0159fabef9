import { formatAmount, parseAmount, unitsPerCurrencyUnit, type DecimalAmount } from './money.ts';
import type { Fee } from './schemas/cashier.ts';

const finestUnits = unitsPerCurrencyUnit / 100n;
const basisPointsInOne = 10_000n;

/** The fee on an amount in ledger units: the share rounded down to hundredths, never more than the amount. */
export function feeUnitsOf(amountUnits: bigint, { fixed, basisPoints }: Fee): bigint {
  const share = (amountUnits * BigInt(basisPoints)) / basisPointsInOne;
  const fee = (parseAmount(fixed) ?? 0n) + share - (share % finestUnits);
  return fee < amountUnits ? fee : amountUnits;
}

/** The same for forms, as decimal strings; no fee while the amount is invalid. */
export function feeOf(amount: DecimalAmount, fee: Fee): DecimalAmount {
  return formatAmount(feeUnitsOf(parseAmount(amount) ?? 0n, fee));
}
