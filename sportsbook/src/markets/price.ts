import type { MarketExpectation } from './market.ts';

/** A decimal price in hundredths: 250 is 2.50. */
export type Price = number;

export const smallestPrice: Price = 101;
export const largestPrice: Price = 50_000;

/** Steps of prices: up to a price (in hundredths), so many hundredths. */
const ladder: readonly (readonly [Price, number])[] = [
  [200, 1],
  [300, 2],
  [400, 5],
  [600, 10],
  [1_000, 20],
  [2_000, 50],
  [3_000, 100],
  [5_000, 200],
  [10_000, 500],
  [largestPrice, 1_000],
];

/** Down to a step of the ladder: rounding is never in the player's disfavour by more than one step. */
export function onLadder(price: number): Price {
  const [, step] = ladder.find(([until]) => price < until) ?? [largestPrice, 1_000];
  return Math.min(largestPrice, Math.floor(price / step + 1e-9) * step);
}

/**
 * The price of a selection: fair odds divided by one plus the margin, so that the reciprocals of a market's prices add
 * up to one plus the margin, its overround (the normalization model in S. Clarke, S. Kovalchik and M. Ingram, "Adjusting
 * Bookmaker's Odds to Allow for Overround", American Journal of Sports Science 5, 2017). `null` where it would be below
 * the smallest price.
 */
export function priceOf({ win, refund }: MarketExpectation, margin: number): Price | null {
  if (win <= 0 || win + refund > 0.999) return null;
  const price = onLadder((100 * (1 - refund)) / win / (1 + margin));
  return price < smallestPrice ? null : price;
}
