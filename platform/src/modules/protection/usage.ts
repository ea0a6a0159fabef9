import type { LimitKind, LimitPeriod } from '@croupier/contracts';
import { spanMs } from './lengths.ts';

/** The sum of a period that ends at `until`: ledger units, or milliseconds of play. */
export interface Bucket {
  readonly until: number;
  readonly sum: bigint;
}

export type Usage = Readonly<Partial<Record<LimitKind, readonly Bucket[]>>>;

const hour = 3_600_000;

/**
 * Buckets get wider with age, at most about eighty per kind. Each counts as long as its end is in the window,
 * so that a sum is never smaller than the true one.
 */
const grains = [
  { olderThan: 8 * 24 * hour, width: 24 * hour },
  { olderThan: 25 * hour, width: 6 * hour },
  { olderThan: -Infinity, width: hour },
] as const;

/** Sum of a kind in the rolling window that ends now; negative if more was won than lost. */
export function usedIn(
  usage: Usage,
  { kind, period }: { kind: LimitKind; period: LimitPeriod },
  now: Date,
): bigint {
  const from = now.getTime() - spanMs[period];
  return (usage[kind] ?? [])
    .filter(({ until }) => until > from)
    .reduce((total, { sum }) => total + sum, 0n);
}

/** Adds to the bucket of the moment `at`; drops buckets too old for every window. */
export function addTo(
  usage: Usage,
  kind: LimitKind,
  { sum, at, now }: { sum: bigint; at: Date; now: Date },
): Usage {
  const added = { until: ceilTo(at.getTime(), hour), sum };
  return { ...usage, [kind]: merged([...(usage[kind] ?? []), added], now.getTime()) };
}

/**
 * Subtracts what was counted at the moment `at`: from the bucket that contains it or an earlier one, so that
 * a subtraction never counts longer than its addition.
 */
export function takeBack(
  usage: Usage,
  kind: LimitKind,
  { sum, at }: { sum: bigint; at: Date },
): Usage {
  const buckets = usage[kind] ?? [];
  const held = buckets.find(({ until }) => until >= ceilTo(at.getTime(), hour));
  if (!held) return usage;
  const left = { until: held.until, sum: held.sum - sum };
  return { ...usage, [kind]: buckets.map((bucket) => (bucket === held ? left : bucket)) };
}

function merged(buckets: readonly Bucket[], now: number): Bucket[] {
  const sums = new Map<number, bigint>();
  for (const { until, sum } of buckets) {
    if (until <= now - spanMs.month) continue;
    const wide = ceilTo(until, widthAt(now - until));
    sums.set(wide, (sums.get(wide) ?? 0n) + sum);
  }
  return [...sums]
    .map(([until, sum]) => ({ until, sum }))
    .sort((one, other) => one.until - other.until);
}

function widthAt(age: number): number {
  return grains.find(({ olderThan }) => age > olderThan)?.width ?? hour;
}

function ceilTo(time: number, width: number): number {
  return Math.ceil(time / width) * width;
}
