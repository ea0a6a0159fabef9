import { parseAmount, type DecimalAmount } from '@croupier/contracts';
import type { StakeLimits } from '../play-protocol.ts';

const limits: Readonly<Record<string, StakeLimits>> = {
  BDT: {
    least: '10.00',
    most: '50000.00',
    payout: '2000000.00',
    chips: ['50.00', '100.00', '500.00', '1000.00'],
  },
  EUR: {
    least: '0.10',
    most: '500.00',
    payout: '20000.00',
    chips: ['1.00', '5.00', '10.00', '50.00'],
  },
};

export const limitedCurrencies = Object.keys(limits);

export function limitsOf(currency: string): StakeLimits | null {
  return limits[currency] ?? null;
}

/** A stake in units; `null` for one that is too small, too large or finer than a hundredth. */
export function stakeUnitsOf(stake: DecimalAmount, { least, most }: StakeLimits): bigint | null {
  const units = parseAmount(stake);
  if (units === null || units % 1_000n !== 0n) return null;
  const isWithin = units >= (parseAmount(least) ?? 0n) && units <= (parseAmount(most) ?? 0n);
  return isWithin ? units : null;
}

export const legsAtMost = 12;

/**
 * Whether selections can be in one bet: each of another match. Two of the same match depend on each other, so that the
 * product of their prices would be wrong.
 */
export function canCombine(legs: readonly { readonly match: string }[]): boolean {
  return (
    legs.length > 0 &&
    legs.length <= legsAtMost &&
    new Set(legs.map(({ match }) => match)).size === legs.length
  );
}
