import { parseAmount, type DecimalAmount } from '@croupier/contracts';
import type { StakeEnds, StakeLimits } from '../play-protocol.ts';
import { leaguePlan, tiers, type Tier } from '../world/leagues.ts';

interface CurrencyLimits extends Pick<StakeLimits, 'payout' | 'chips'> {
  readonly ends: Readonly<Record<Tier, StakeEnds>>;
}

const limits: Readonly<Record<string, CurrencyLimits>> = {
  BDT: {
    ends: {
      top: { least: '10.00', most: '50000.00' },
      middle: { least: '5.00', most: '20000.00' },
      small: { least: '1.00', most: '5000.00' },
    },
    payout: '2000000.00',
    chips: ['50.00', '100.00', '500.00', '1000.00'],
  },
  EUR: {
    ends: {
      top: { least: '0.50', most: '500.00' },
      middle: { least: '0.10', most: '200.00' },
      small: { least: '0.05', most: '50.00' },
    },
    payout: '20000.00',
    chips: ['1.00', '5.00', '10.00', '50.00'],
  },
};

export const limitedCurrencies = Object.keys(limits);

/** Chips, the largest payout, and the ends of all stakes of the book in a currency. */
export function limitsOf(currency: string): StakeLimits | null {
  const own = limits[currency];
  if (!own) return null;
  const { ends, payout, chips } = own;
  return { least: ends.small.least, most: ends.top.most, payout, chips };
}

/** The stakes that a bet on matches of these leagues takes: those that all of them take. */
export function stakeEndsOf(currency: string, leagues: readonly string[]): StakeEnds | null {
  const own = limits[currency];
  if (!own) return null;
  const ends = leagues.map((league) => own.ends[tierOf(league)]);
  return {
    least: highestOf(ends.map(({ least }) => least)) ?? own.ends.small.least,
    most:
      highestOf(
        ends.map(({ most }) => most),
        -1,
      ) ?? own.ends.top.most,
  };
}

/** A supplier's league takes the stakes of a large one. */
const tierOf = (league: string): Tier => leaguePlan(league)?.tier ?? tiers[0];

/** The highest amount; with `-1` the lowest. */
const highestOf = (amounts: readonly DecimalAmount[], sign = 1): DecimalAmount | undefined =>
  amounts.toSorted((one, other) => sign * (Number(other) - Number(one)))[0];

/** The book's limits below the most that the wallet takes for one play. */
export function limitsUpTo(limits: StakeLimits, most: DecimalAmount | undefined): StakeLimits {
  const units = parseAmount(most ?? '');
  const isWithin = (amount: DecimalAmount) =>
    units === null || (parseAmount(amount) ?? 0n) <= units;
  if (isWithin(limits.most)) return limits;
  return { ...limits, most: most ?? limits.most, chips: limits.chips.filter(isWithin) };
}

/** A stake in units; `null` for one that is too small, too large or finer than a hundredth. */
export function stakeUnitsOf(stake: DecimalAmount, { least, most }: StakeEnds): bigint | null {
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
