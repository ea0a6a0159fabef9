import { unitsPerCurrencyUnit } from '@croupier/contracts';

const minorUnits = unitsPerCurrencyUnit / 100n;

/** What of a balance is paid: whole hundredths; nothing below the minimum. */
export function payableOf(balanceUnits: bigint, minimumUnits: bigint): bigint {
  const whole = balanceUnits - (balanceUnits % minorUnits);
  return whole > 0n && whole >= minimumUnits ? whole : 0n;
}
