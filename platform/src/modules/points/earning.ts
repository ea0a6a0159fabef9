import type { EarningType } from '@croupier/contracts';
import type { Gain } from '../reports/index.ts';

export interface TypeGain {
  readonly type: EarningType;
  readonly units: bigint;
}

/** What is booked for the gains: first what was earned, less what is owed, then what came back. */
export function bookable(
  gains: readonly Gain<EarningType>[],
  { balanceUnits, owedUnits }: { balanceUnits: bigint; owedUnits: bigint },
): { readonly entries: readonly TypeGain[]; readonly owedUnits: bigint } {
  const sums = new Map<EarningType, bigint>();
  for (const { type, gainedUnits } of gains) sums.set(type, (sums.get(type) ?? 0n) + gainedUnits);
  const entries: TypeGain[] = [];
  let [balance, owed] = [balanceUnits, owedUnits];
  for (const [type, sum] of [...sums].toSorted(([, one], [, other]) => (one > other ? -1 : 1))) {
    const repaid = sum > 0n ? least(sum, owed) : 0n;
    const units = sum > 0n ? sum - repaid : -least(-sum, balance);
    owed += sum > 0n ? -repaid : units - sum;
    balance += units;
    if (units !== 0n) entries.push({ type, units });
  }
  return { entries, owedUnits: owed };
}

const least = (one: bigint, other: bigint) => (one < other ? one : other);
