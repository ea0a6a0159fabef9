import type { Fixture } from '../feed/feed.ts';
import { playFootball } from '../world/football-play.ts';
import { playSeries } from '../world/series-play.ts';
import { childSeed } from '../model/random.ts';
import { expectationFor, marketOf, pricedMarkets, type Standing } from './markets.ts';
import { onLadder, priceOf } from './price.ts';
import { resultOfMargin } from './result.ts';

const football: Fixture['expectation'] = { home_goals: 1.6, away_goals: 1.1 };
const series: Fixture['expectation'] = { round: 0.53, race_to: 13 };
const atStart: Standing = { clock: 0, home: 0, away: 0, periods: [] };
const inPlay: Standing = { clock: 61, home: 1, away: 0, periods: [[1, 0]] };

/** One over the payment per unit staked on everything so that the result does not matter: the market's overround. */
function overroundOf(key: string, expected: Fixture['expectation'], standing: Standing): number {
  const market = marketOf(key);
  const priced = pricedMarkets(expected, standing).find((one) => one.key === key);
  if (!market || !priced) throw new Error(`no market ${key}`);
  return priced.selections.reduce((sum, { key: selection, price }) => {
    const expect = expectationFor(expected, standing, { market: key, selection });
    // The share of fair probability that each unit of price has, without the part that is returned.
    return (
      sum + (price === null ? (expect?.win ?? 0) : (100 / price) * (1 - (expect?.refund ?? 0)))
    );
  }, 0);
}

test('a football match offers twenty markets, and a series ten', () => {
  expect(pricedMarkets(football, atStart)).toHaveLength(20);
  expect(pricedMarkets(series, atStart).length).toBeGreaterThanOrEqual(9);
});

test.each([
  ['winner', 0.06],
  ['both-score', 0.05],
  ['parity', 0.05],
  ['total:2.5', 0.05],
  ['handicap:-0.5', 0.05],
  ['score', 0.15],
])(
  'the overround of %s is the stated margin, and at most a step of the ladder above',
  (key, margin) => {
    const overround = overroundOf(key, football, atStart);
    expect(overround).toBeGreaterThanOrEqual(1 + margin - 0.02);
    expect(overround).toBeLessThanOrEqual(1 + margin + (key === 'score' ? 0.05 : 0.025));
  },
);

test('no price in play is above the fair one', () => {
  const onFirstMap: Standing = { clock: 12, home: 0, away: 0, periods: [[7, 5]] };
  for (const [expected, standing] of [
    [football, inPlay],
    [series, onFirstMap],
  ] as const)
    for (const { key, selections } of pricedMarkets(expected, standing))
      for (const { key: selection, price } of selections) {
        const expect_ = expectationFor(expected, standing, { market: key, selection });
        const back = ((price ?? 0) / 100) * (expect_?.win ?? 0) + (expect_?.refund ?? 0);
        expect(back).toBeLessThan(1);
      }
});

test.each([
  ['handicap:-1', 'home', { home: 2, away: 1 }, { win: 0, refund: 2 }],
  ['handicap:-0.75', 'home', { home: 2, away: 1 }, { win: 1, refund: 1 }],
  ['handicap:-1.25', 'home', { home: 2, away: 1 }, { win: 0, refund: 1 }],
  ['handicap:0.25', 'away', { home: 1, away: 1 }, { win: 0, refund: 1 }],
  ['total:2.5', 'over', { home: 2, away: 1 }, { win: 2, refund: 0 }],
  ['total:3', 'under', { home: 2, away: 1 }, { win: 0, refund: 2 }],
  ['winner', 'draw', { home: 1, away: 1 }, { win: 2, refund: 0 }],
  ['double', 'home-draw', { home: 0, away: 1 }, { win: 0, refund: 0 }],
  ['both-score', 'no', { home: 3, away: 0 }, { win: 2, refund: 0 }],
  ['score', '2-1', { home: 2, away: 1 }, { win: 2, refund: 0 }],
  ['score', 'other-home', { home: 5, away: 1 }, { win: 2, refund: 0 }],
  ['parity', 'odd', { home: 2, away: 1 }, { win: 2, refund: 0 }],
])('%s %s with %j ends as %j', (key, selection, score, result) => {
  expect(marketOf(key)?.resolve({ ...score, periods: [] }, selection)).toEqual(result);
});

test('a map that is not played returns its stakes', () => {
  const final = {
    home: 2,
    away: 0,
    periods: [
      [13, 5],
      [13, 11],
    ] as const,
  };
  expect(marketOf('map:3')?.resolve(final, 'home')).toEqual({ win: 0, refund: 2 });
  expect(marketOf('rounds:2:23.5')?.resolve(final, 'over')).toEqual({ win: 2, refund: 0 });
});

test('a quarter line is settled as two halves, one on each neighbouring line', () => {
  expect(resultOfMargin(0.25)).toEqual({ win: 1, refund: 1 });
  expect(resultOfMargin(-0.25)).toEqual({ win: 0, refund: 1 });
});

test('prices are steps of the ladder, and never below 1.01', () => {
  expect(onLadder(207.9)).toBe(206);
  expect(onLadder(1_234)).toBe(1_200);
  expect(priceOf({ win: 0.985, refund: 0 }, 0.05)).toBeNull();
  expect(priceOf({ win: 0.5, refund: 0 }, 0)).toBe(200);
});

test('what markets return in simulated matches is what the prices promise, before and in play', () => {
  const matches = 3_000;
  const bets = [
    ['winner', 'home'],
    ['total:2.5', 'over'],
    ['handicap:-0.75', 'home'],
    ['both-score', 'yes'],
  ] as const;
  for (const [market, selection] of bets) {
    const expected = expectationFor(football, atStart, { market, selection });
    let win = 0;
    let refund = 0;
    for (let index = 0; index < matches; index += 1) {
      const squads = { home: [], away: [] };
      const seed = childSeed('ab'.repeat(32), `${market}/${index}`);
      const { final } = playFootball(seed, { home: 1.6, away: 1.1 }, squads);
      const result = marketOf(market)?.resolve(final, selection);
      win += (result?.win ?? 0) / 2;
      refund += (result?.refund ?? 0) / 2;
    }
    // Three standard deviations of a share in so many matches.
    const spread = 3 * Math.sqrt(0.25 / matches);
    expect(Math.abs(win / matches - (expected?.win ?? 0))).toBeLessThan(spread);
    expect(Math.abs(refund / matches - (expected?.refund ?? 0))).toBeLessThan(spread);
  }
});

test('series end as often as the model says', () => {
  const matches = 3_000;
  const names = [
    ['series', 'home'],
    ['map-score', '2-1'],
    ['map:3', 'home'],
    ['rounds:1:21.5', 'over'],
  ] as const;
  const finals = Array.from({ length: matches }, (_, index) => {
    const seed = childSeed('cd'.repeat(32), String(index));
    return playSeries(seed, { round: 0.53, raceTo: 13 }, { home: [], away: [] }).final;
  });
  for (const [market, selection] of names) {
    const expected = expectationFor(series, atStart, { market, selection });
    const wins = finals.reduce(
      (sum, final) => sum + (marketOf(market)?.resolve(final, selection).win ?? 0) / 2,
      0,
    );
    expect(Math.abs(wins / matches - (expected?.win ?? 0))).toBeLessThan(
      3 * Math.sqrt(0.25 / matches),
    );
  }
});
