/** An exact fraction; the denominator is positive. */
export interface Rational {
  readonly over: bigint;
  readonly under: bigint;
}

export const none: Rational = { over: 0n, under: 1n };

export function rational(over: bigint, under: bigint): Rational {
  const shared = divisor(over < 0n ? -over : over, under);
  return shared > 1n ? { over: over / shared, under: under / shared } : { over, under };
}

export function plus(a: Rational, b: Rational): Rational {
  return rational(a.over * b.under + b.over * a.under, a.under * b.under);
}

export function times(a: Rational, b: Rational): Rational {
  return rational(a.over * b.over, a.under * b.under);
}

export function power({ over, under }: Rational, exponent: number): Rational {
  return rational(over ** BigInt(exponent), under ** BigInt(exponent));
}

export function isLess(a: Rational, b: Rational): boolean {
  return a.over * b.under < b.over * a.under;
}

/** The fraction in units of 1/100,000, rounded down, as odds and returns are stored. */
export function inUnits({ over, under }: Rational): bigint {
  return (over * 100_000n) / under;
}

/** n choose k. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let step = 1; step <= k; step++) ways = (ways * BigInt(n - k + step)) / BigInt(step);
  return ways;
}

/** The number of ordered selections of k out of n. */
export function arrangements(n: number, k: number): bigint {
  let ways = 1n;
  for (let step = 0; step < k; step++) ways *= BigInt(n - step);
  return ways;
}

function divisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : divisor(b, a % b);
}
