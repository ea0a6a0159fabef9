/** What a flight's odds follow, as data. Odds are integers of hundredths: 250 is 2.50 times the stake. */
export interface CrashCurve {
  /** The odds grow by this share a second, continuously. */
  readonly growthPerS: number;
  /** Percent that each way of playing gives back, wherever one gets off. */
  readonly rtpPercent: number;
  /** Nobody can get off below; the kite may be down before. */
  readonly leastOdds: number;
  /** Whoever is still up then is taken off and paid. */
  readonly mostOdds: number;
}

export const kiteCurve: CrashCurve = {
  growthPerS: 0.09,
  rtpPercent: 97,
  leastOdds: 101,
  mostOdds: 100_000,
};

/** Odds that stand `elapsedMs` after the take-off. */
export function oddsAt(curve: CrashCurve, elapsedMs: number): number {
  const odds = Math.floor(100 * Math.exp((curve.growthPerS * Math.max(0, elapsedMs)) / 1_000));
  return Math.min(odds, curve.mostOdds);
}

/** The first whole millisecond after the take-off at which `odds` stand. */
export function reachedAfterMs(curve: CrashCurve, odds: number): number {
  const guess = Math.floor((Math.log(odds / 100) / curve.growthPerS) * 1_000);
  for (let ms = Math.max(0, guess - 1); ; ms += 1) if (oddsAt(curve, ms) >= odds) return ms;
}

/** How long a flight lasts that ends past `endOdds`: the odds stand until the next hundredth would come. */
export function flightMs(curve: CrashCurve, endOdds: number): number {
  return endOdds >= curve.mostOdds
    ? reachedAfterMs(curve, curve.mostOdds)
    : reachedAfterMs(curve, endOdds + 1);
}

/** Numbers that a flight's end is drawn from: 52 bits. */
export const drawRange = 2n ** 52n;

/**
 * Odds at which a flight ends, from a number of 1 to `drawRange`, each equally likely. At least `m` is
 * reached by exactly ⌊rtp × range ÷ m⌋ of them, so that getting off at any `m` returns the same.
 */
export function endOddsOf(curve: CrashCurve, drawn: bigint): number {
  const odds = (BigInt(curve.rtpPercent) * drawRange) / drawn;
  const most = BigInt(curve.mostOdds);
  if (odds < 100n) return 100;
  return Number(odds > most ? most : odds);
}
