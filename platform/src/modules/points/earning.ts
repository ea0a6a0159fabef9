import { pointTypeOf, type EarningType, type PointRulesDraft } from '@croupier/contracts';
import type { Day } from '../../zoned-day.ts';
import type { DayBase } from '../reports/index.ts';

/** What of a day was counted for a type. */
export interface CountedDay {
  readonly day: Day;
  readonly type: EarningType;
  readonly baseUnits: bigint;
  readonly pointsUnits: bigint;
}

/** The new count of a day, and the points that it adds; below zero where bets came back. */
export interface Gain extends CountedDay {
  readonly gainedUnits: bigint;
}

const rateInOne = 10_000n;

/** Points in ledger units: the rate is points for 100 units of currency, in hundredths. */
const pointsFor = (units: bigint, rate: number): bigint => (units * BigInt(rate)) / rateInOne;

/** The days whose turnover or deposits changed since they were counted. */
export function gainsOf(
  bases: readonly DayBase[],
  counted: readonly CountedDay[],
  rates: PointRulesDraft['rates'],
): readonly Gain[] {
  const known = new Map(counted.map((one) => [keyOf(one), one]));
  return byType(bases).flatMap(({ day, type, units }) => {
    const before = known.get(keyOf({ day, type })) ?? noCount;
    if (before.baseUnits === units) return [];
    const pointsUnits = pointsAfter(before, units, rates[type] ?? 0);
    return [
      { day, type, baseUnits: units, pointsUnits, gainedUnits: pointsUnits - before.pointsUnits },
    ];
  });
}

const noCount = { baseUnits: 0n, pointsUnits: 0n };

/**
 * New turnover earns at the present rate. What comes back takes away the share of points that it had earned, at
 * whatever rate that was.
 */
function pointsAfter(
  { baseUnits, pointsUnits }: Pick<CountedDay, 'baseUnits' | 'pointsUnits'>,
  units: bigint,
  rate: number,
): bigint {
  if (units >= baseUnits) return pointsUnits + pointsFor(units - baseUnits, rate);
  if (units >= 0n) return (pointsUnits * units) / baseUnits;
  // Bets of earlier days came back on this day.
  return pointsFor(units, rate);
}

/** Categories of one type are counted together. */
function byType(bases: readonly DayBase[]) {
  const sums = new Map<string, { day: Day; type: EarningType; units: bigint }>();
  for (const { day, category, units } of bases) {
    const type = category === null ? 'deposit' : pointTypeOf[category];
    const key = keyOf({ day, type });
    const sum = sums.get(key);
    if (sum) sum.units += units;
    else sums.set(key, { day, type, units });
  }
  return [...sums.values()];
}

const keyOf = ({ day, type }: Pick<CountedDay, 'day' | 'type'>) => `${day} ${type}`;

export interface TypeGain {
  readonly type: EarningType;
  readonly units: bigint;
}

/** What is booked for the gains: first what was earned, less what is owed, then what came back. */
export function bookable(
  gains: readonly Gain[],
  { balanceUnits, owedUnits }: { balanceUnits: bigint; owedUnits: bigint },
): { readonly lines: readonly TypeGain[]; readonly owedUnits: bigint } {
  const sums = new Map<EarningType, bigint>();
  for (const { type, gainedUnits } of gains) sums.set(type, (sums.get(type) ?? 0n) + gainedUnits);
  const lines: TypeGain[] = [];
  let [balance, owed] = [balanceUnits, owedUnits];
  for (const [type, sum] of [...sums].toSorted(([, one], [, other]) => (one > other ? -1 : 1))) {
    const repaid = sum > 0n ? least(sum, owed) : 0n;
    const units = sum > 0n ? sum - repaid : -least(-sum, balance);
    owed += sum > 0n ? -repaid : units - sum;
    balance += units;
    if (units !== 0n) lines.push({ type, units });
  }
  return { lines, owedUnits: owed };
}

const least = (one: bigint, other: bigint) => (one < other ? one : other);
