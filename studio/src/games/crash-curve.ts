/** The odds curve of a flight, as data. Odds are integers of hundredths: 250 is 2.50 times the stake. */
export interface CrashCurve {
  /** The odds grow continuously by this share per second. */
  readonly growthPerS: number;
  /** Return in percent, the same for every cash-out point. */
  readonly rtpPercent: number;
  /** The lowest odds for a cash-out; the flight may end before. */
  readonly leastOdds: number;
  /** At these odds all remaining players are cashed out and paid. */
  readonly mostOdds: number;
}

export const kiteCurve: CrashCurve = {
  growthPerS: 0.09,
  rtpPercent: 97,
  leastOdds: 101,
  mostOdds: 100_000,
};

/** Odds `elapsedMs` after the take-off. */
export function oddsAt(curve: CrashCurve, elapsedMs: number): number {
  const odds = Math.floor(100 * Math.exp((curve.growthPerS * Math.max(0, elapsedMs)) / 1_000));
  return Math.min(odds, curve.mostOdds);
}

/** The first whole millisecond after the take-off at which the odds reach `odds`. */
export function reachedAfterMs(curve: CrashCurve, odds: number): number {
  const guess = Math.floor((Math.log(odds / 100) / curve.growthPerS) * 1_000);
  for (let ms = Math.max(0, guess - 1); ; ms += 1) if (oddsAt(curve, ms) >= odds) return ms;
}

/**
 * Duration of a flight that ends past `endOdds`: the flight ends when the next hundredth would be reached.
 */
export function flightMs(curve: CrashCurve, endOdds: number): number {
  return endOdds >= curve.mostOdds
    ? reachedAfterMs(curve, curve.mostOdds)
    : reachedAfterMs(curve, endOdds + 1);
}

/** Size of the range from which the end of a flight is drawn: 52 bits. */
export const drawRange = 2n ** 52n;

/**
 * Odds at which a flight ends, from a number of 1 to `drawRange`, each equally likely. Exactly ⌊rtp × range ÷
 * m⌋ of the numbers reach at least `m`, so a cash-out at any `m` has the same return.
 */
export function endOddsOf(curve: CrashCurve, drawn: bigint): number {
  const odds = (BigInt(curve.rtpPercent) * drawRange) / drawn;
  const most = BigInt(curve.mostOdds);
  if (odds < 100n) return 100;
  return Number(odds > most ? most : odds);
}
