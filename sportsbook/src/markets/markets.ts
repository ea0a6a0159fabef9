import type { Fixture, MatchState } from '../feed/feed.ts';
import { finalScores, remainingShare } from '../model/score-model.ts';
import {
  mapsToWin,
  roundsOfMap,
  seriesResults,
  type SeriesExpectation,
} from '../model/series-model.ts';
import { goalExpectation, seriesExpectation } from '../world/world.ts';
import {
  bothScore,
  correctScore,
  doubleChance,
  goalTotal,
  handicap,
  matchWinner,
  parity,
} from './football-markets.ts';
import { expectationOf, type Chance, type MarketExpectation, type Market } from './market.ts';
import { priceOf, type Price } from './price.ts';
import {
  mapHandicap,
  mapRounds,
  mapScore,
  mapsTotal,
  mapWinner,
  seriesWinner,
} from './series-markets.ts';

/** The state of a match, as far as prices depend on it; `clock` is the one that prices are made for. */
export type Standing = Pick<MatchState, 'clock' | 'home' | 'away' | 'periods'>;

type Expected = Fixture['expectation'];

export interface PricedSelection {
  readonly key: string;
  readonly price: Price | null;
}

export interface PricedMarket {
  readonly key: string;
  readonly selections: readonly PricedSelection[];
}

const fixedMarkets: readonly Market[] = [
  matchWinner,
  doubleChance,
  bothScore,
  parity,
  correctScore,
  seriesWinner,
  mapScore,
  mapsTotal,
];

/** A market by its key; `null` for an unknown one. */
export function marketOf(key: string): Market | null {
  const fixed = fixedMarkets.find((market) => market.key === key);
  if (fixed) return fixed;
  const [kind = '', ...numbers] = key.split(':');
  const [first = Number.NaN, second = Number.NaN] = numbers.map(Number);
  if (!(Math.abs(first) <= 200)) return null;
  if (kind === 'handicap') return handicap(first);
  if (kind === 'map-handicap') return mapHandicap(first);
  if (kind === 'map') return mapWinner(first);
  if (kind === 'rounds') return Number.isNaN(second) ? null : mapRounds(first, second);
  return goalTotal(kind, first);
}

/** The results that are still possible, as far as a market depends on them. */
function chancesOf(expected: Expected, standing: Standing, market: Market): readonly Chance[] {
  if (!('round' in expected)) {
    const remaining = remainingShare(standing.clock);
    return finalScores(goalExpectation(expected), standing, remaining).map(
      ({ home, away, chance }) => ({ final: { home, away, periods: [] }, chance }),
    );
  }
  const series = seriesExpectation(expected);
  if (market.key.startsWith('rounds:')) return roundChances(series, standing, market);
  return seriesResults(series, mapsOf(standing)).map(({ home, away, maps, chance }) => ({
    final: { home, away, periods: maps.map((side) => (side === 'home' ? [1, 0] : [0, 1])) },
    chance,
  }));
}

const mapsOf = ({ periods }: Pick<Standing, 'periods'>) =>
  periods.map(([home, away]) => ({ home, away }));

function roundChances(
  series: SeriesExpectation,
  standing: Standing,
  market: Market,
): readonly Chance[] {
  const number = Number(market.key.split(':')[1]);
  const maps = mapsOf(standing);
  const isPlayed = seriesResults(series, maps)
    .filter((result) => result.maps.length >= number)
    .reduce((sum, { chance }) => sum + chance, 0);
  const none = { home: 0, away: 0 };
  const before = Array.from({ length: number - 1 }, (): [number, number] => [0, 0]);
  const totals = [...roundsOfMap(series, maps[number - 1] ?? none)].map(
    ([total, chance]): Chance => ({
      final: { ...none, periods: [...before, [total, 0]] },
      chance: chance * isPlayed,
    }),
  );
  return [...totals, { final: { ...none, periods: [] }, chance: 1 - isPlayed }];
}

/** What a selection is expected to bring from here; `null` for an unknown market or selection. */
export function expectationFor(
  expected: Expected,
  standing: Standing,
  { market: key, selection }: { readonly market: string; readonly selection: string },
): MarketExpectation | null {
  const market = marketOf(key);
  if (!market?.selections.includes(selection)) return null;
  return expectationOf(market, selection, chancesOf(expected, standing, market));
}

/** The markets that a match offers, with their prices; decided ones are left out. */
export function pricedMarkets(expected: Expected, standing: Standing): readonly PricedMarket[] {
  const offered =
    'round' in expected
      ? seriesOffer(seriesExpectation(expected), standing)
      : footballOffer(expected, standing);
  const shared = 'round' in expected ? null : chancesOf(expected, standing, matchWinner);
  return offered.flatMap((market) => {
    const chances = shared ?? chancesOf(expected, standing, market);
    const selections = market.selections.map((key) => ({
      key,
      price: priceOf(expectationOf(market, key, chances), market.margin),
    }));
    const open = selections.filter(({ price }) => price !== null).length;
    return open >= 2 ? [{ key: market.key, selections }] : [];
  });
}

const linesOfGoals = [-1.5, -0.5, 0.5, 1.5, 2.5];

function footballOffer(
  expected: Extract<Expected, { home_goals: number }>,
  { clock, home, away }: Standing,
): readonly Market[] {
  const remaining = remainingShare(clock);
  const mean = {
    home: home + expected.home_goals * remaining,
    away: away + expected.away_goals * remaining,
  };
  const middle = Math.max(home + away + 1, Math.floor(mean.home + mean.away));
  const lead = Math.round(2 * (mean.away - mean.home)) / 2;
  const totals = linesOfGoals.map((line) => goalTotal('total', middle + line));
  const own = (kind: 'home' | 'away') => {
    const base = Math.max(0, Math.floor(mean[kind]));
    return [goalTotal(`${kind}-total`, base + 0.5), goalTotal(`${kind}-total`, base + 1.5)];
  };
  const handicaps = [-1, -0.5, -0.25, 0, 0.5, 1].map((line) => handicap(lead + line));
  const lines = [...totals, ...own('home'), ...own('away')].filter((market) => market !== null);
  return [matchWinner, ...handicaps, ...lines, bothScore, doubleChance, correctScore, parity];
}

function seriesOffer(series: SeriesExpectation, { periods }: Standing): readonly Market[] {
  const decided = periods.filter(([home, away]) => Math.max(home, away) >= series.raceTo).length;
  const current = Math.min(2 * mapsToWin - 1, decided + 1);
  const [home, away] = periods[current - 1] ?? [0, 0];
  const likely = Math.round(meanRounds(series, { home, away }));
  return [
    seriesWinner,
    ...[current, current + 1].filter((number) => number < 2 * mapsToWin).map(mapWinner),
    mapHandicap(-1.5),
    mapHandicap(1.5),
    mapsTotal,
    mapScore,
    ...[-1.5, 0.5, 2.5].map((line) => mapRounds(current, likely + line)),
  ];
}

function meanRounds(series: SeriesExpectation, score: { home: number; away: number }): number {
  return [...roundsOfMap(series, score)].reduce((sum, [total, chance]) => sum + total * chance, 0);
}
