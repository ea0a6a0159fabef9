import type { Day } from '../../zoned-day.ts';

/** What of a day was counted for a type, and what it gave. */
export interface CountedDay<Type extends string> {
  readonly day: Day;
  readonly type: Type;
  readonly baseUnits: bigint;
  readonly givenUnits: bigint;
}

/** Turnover or deposits of a day. */
export interface TypedBase<Type extends string> {
  readonly day: Day;
  readonly type: Type;
  readonly units: bigint;
}

/** The new count of a day, and what it adds; below zero where bets came back. */
export interface Gain<Type extends string> extends CountedDay<Type> {
  readonly gainedUnits: bigint;
}

export type Rates<Type extends string> = { readonly [One in Type]?: number };

const rateInOne = 10_000n;

/** In units: the rate is what 100 units of currency give, in hundredths. */
const givenFor = (units: bigint, rate: number): bigint => (units * BigInt(rate)) / rateInOne;

/** The days whose turnover or deposits changed since they were counted. */
export function gainsOf<Type extends string>(
  bases: readonly TypedBase<Type>[],
  counted: readonly CountedDay<Type>[],
  rates: Rates<Type>,
): readonly Gain<Type>[] {
  const known = new Map(counted.map((one) => [keyOf(one), one]));
  return summed(bases).flatMap(({ day, type, units: baseUnits }) => {
    const before = known.get(keyOf({ day, type })) ?? noCount;
    if (before.baseUnits === baseUnits) return [];
    const givenUnits = givenAfter(before, baseUnits, rates[type] ?? 0);
    return [{ day, type, baseUnits, givenUnits, gainedUnits: givenUnits - before.givenUnits }];
  });
}

const noCount = { baseUnits: 0n, givenUnits: 0n };

/**
 * New turnover counts at the present rate. What comes back takes away the share that it had given, at whatever
 * rate that was.
 */
function givenAfter(
  { baseUnits, givenUnits }: { readonly baseUnits: bigint; readonly givenUnits: bigint },
  units: bigint,
  rate: number,
): bigint {
  if (units >= baseUnits) return givenUnits + givenFor(units - baseUnits, rate);
  if (units >= 0n) return (givenUnits * units) / baseUnits;
  // Bets of earlier days came back on this day.
  return givenFor(units, rate);
}

/** Categories of one type are counted together. */
function summed<Type extends string>(
  bases: readonly TypedBase<Type>[],
): readonly TypedBase<Type>[] {
  const sums = new Map<string, TypedBase<Type>>();
  for (const base of bases) {
    const sum = sums.get(keyOf(base));
    sums.set(keyOf(base), sum ? { ...sum, units: sum.units + base.units } : base);
  }
  return [...sums.values()];
}

const keyOf = ({ day, type }: { readonly day: Day; readonly type: string }) => `${day} ${type}`;
