import { parseAmount } from '@croupier/contracts';
import { asAmount } from '@croupier/ui';

const unitsOfOne = 100_000n;

/** The typed whole number, in the digits of any language; 0 for other text. */
export function timesIn(typed: string): number {
  const units = parseAmount(asAmount(typed)) ?? 0n;
  return units > 0n && units % unitsOfOne === 0n ? Number(units / unitsOfOne) : 0;
}
