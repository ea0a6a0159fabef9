import { parseAmount } from '@croupier/contracts';
import { asAmount } from '@croupier/ui';

const unitsOfOne = 100_000n;

/** A whole number of times as it was typed, in the digits of any language; 0 where it is none. */
export function timesIn(typed: string): number {
  const units = parseAmount(asAmount(typed)) ?? 0n;
  return units > 0n && units % unitsOfOne === 0n ? Number(units / unitsOfOne) : 0;
}
