const firstMs = 4_000;
const longestMs = 60_000;

/**
 * How long to wait before another attempt: twice as long after each, up to a minute. `chance`, from 0 to 1,
 * spreads the pages that failed together over half of it.
 */
export function healAfterMs(tries: number, chance: number): number {
  const whole = Math.min(longestMs, firstMs * 2 ** tries);
  return whole / 2 + (whole / 2) * chance;
}
