import type { Final, Result } from './result.ts';

/**
 * What people bet on. The same `resolve` settles a bet on a decided match and prices it over all results that are still
 * possible, so that the two cannot disagree.
 */
export interface Market {
  /** Kind and line, as `total:2.5`. */
  readonly key: string;
  /** What the reciprocals of the market's prices add up to, above one. */
  readonly margin: number;
  readonly selections: readonly string[];
  resolve(final: Final, selection: string): Result;
}

/** A possible final result with its probability. */
export interface Chance {
  readonly final: Final;
  readonly chance: number;
}

/** What a selection is expected to bring, as shares of the stake: won at the price, and returned. */
export interface MarketExpectation {
  readonly win: number;
  readonly refund: number;
}

export function expectationOf(
  market: Market,
  selection: string,
  chances: readonly Chance[],
): MarketExpectation {
  let win = 0;
  let refund = 0;
  for (const { final, chance } of chances) {
    const result = market.resolve(final, selection);
    win += chance * result.win;
    refund += chance * result.refund;
  }
  return { win: win / 2, refund: refund / 2 };
}
