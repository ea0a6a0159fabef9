import {
  parseAmount,
  type CategoryLane,
  type ClassifyCount,
  type Game,
  type GameCategory,
  type GameList,
  type GameQuery,
  type Vendor,
} from '@croupier/contracts';
import type { Brand } from '../brands/index.ts';
import type { GameRow, Offer } from '../providers/index.ts';
import { named, nearestTo } from './game-names.ts';
import { categoryOf, gameOf, vassalageOf } from './game-view.ts';

/** The specification's default (§9). */
export const pageSizeByDefault = 15;

/**
 * Categories of the lobby's rail in their order, with the specification's number of each: cockfight is 5,
 * after the sports.
 */
const rail: readonly (readonly [GameCategory, number])[] = [
  ['RNG', 1],
  ['LIVE', 2],
  ['FISH', 3],
  ['SPORTS', 4],
  ['COCKFIGHT', 5],
  ['ESPORTS', 6],
  ['PVP', 7],
  ['ELOTT', 8],
];

type Currency = Pick<Brand, 'currency'>;

/** One page of the games that match a query, in the order of the lobby. */
export function pageOf(offer: Offer, query: GameQuery, brand: Currency): GameList {
  const { pageNo = 1, pageSize = pageSizeByDefault, gameName = '' } = query;
  const all = narrowed(offer, query, brand);
  const isSearch = gameName.trim() !== '';
  const left = isSearch ? named(offer, all, gameName) : all;
  const start = (pageNo - 1) * pageSize;
  return {
    games: left.slice(start, start + pageSize).map((row) => gameOf(row, brand)),
    totalPages: Math.ceil(left.length / pageSize),
    total: left.length,
    ...(isSearch &&
      left.length === 0 && {
        nearest: nearestTo(offer, all, gameName).map((row) => gameOf(row, brand)),
      }),
  };
}

function narrowed(offer: Offer, query: GameQuery, { currency }: Currency): readonly GameRow[] {
  const { gameType, gameClassify, isTop } = query;
  const provider = query.vassalage?.toLowerCase();
  const most = query.minBet === undefined ? null : parseAmount(query.minBet);
  return offer.games.filter(
    (row) =>
      categoryOf(row) === gameType &&
      (provider === undefined || row.provider === provider) &&
      (gameClassify === undefined || row.classify === gameClassify) &&
      (isTop !== 1 || row.is_hot) &&
      (most === null || (parseAmount(row.min_bet[currency] ?? '') ?? 0n) <= most),
  );
}

export function hotOf(
  offer: Offer,
  { limit, category }: { limit: number; category: GameCategory | undefined },
  brand: Currency,
): readonly Game[] {
  return offer.games
    .filter((row) => row.is_hot && (category === undefined || categoryOf(row) === category))
    .slice(0, limit)
    .map((row) => gameOf(row, brand));
}

/** Providers grouped by the categories of their games. */
export function vendorsOf(
  offer: { readonly games: readonly LaneGame[] },
  nameOf: (provider: string) => string,
): readonly Vendor[] {
  const lanes = lanesOf(offer.games);
  return [...lanes].sort(byKey).map(([, lane]) => ({
    vassalage: vassalageOf(lane.row.provider),
    displayName: nameOf(lane.row.provider),
    gameType: lane.row.kind,
    category: categoryOf(lane.row),
    isHot: isHotLane(lane, [...lanes.values()]) ? 1 : 0,
    games: lane.games,
    isGame: lane.games === 1 ? 'GAME' : 'VASSALAGE',
    nodeId: lane.games === 1 ? lane.row.id : null,
  }));
}

type LaneGame = Pick<GameRow, 'id' | 'kind' | 'provider' | 'is_hot'>;

interface Lane {
  readonly row: LaneGame;
  readonly games: number;
  readonly hot: number;
}

function lanesOf(games: readonly LaneGame[]): ReadonlyMap<string, Lane> {
  const lanes = new Map<string, Lane>();
  for (const row of games) {
    const key = `${categoryOf(row)} ${row.provider}`;
    const lane = lanes.get(key) ?? { games: 0, hot: 0 };
    lanes.set(key, { row, games: lane.games + 1, hot: lane.hot + (row.is_hot ? 1 : 0) });
  }
  return lanes;
}

/** The mark tells a provider from the others of its category: it has more hot games than some, and fewer than none. */
function isHotLane(lane: Lane, all: readonly Lane[]): boolean {
  const others = all.filter(({ row }) => categoryOf(row) === categoryOf(lane.row));
  return others.every(({ hot }) => hot <= lane.hot) && others.some(({ hot }) => hot < lane.hot);
}

const byKey = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : 1;

/** All categories, including those without a game, so that the client can mark them as empty. */
export function categoriesOf(vendors: readonly Vendor[]): readonly CategoryLane[] {
  return rail.map(([gameCategory, id]) => {
    const own = vendors.filter(({ category }) => category === gameCategory);
    const games = own.reduce((sum, vendor) => sum + vendor.games, 0);
    return { id, gameCategory, games, vendors: own };
  });
}

/** The kinds of games in a category, the most frequent first. */
export function classifiesOf(
  offer: Offer,
  query: Pick<GameQuery, 'gameType' | 'vassalage'>,
  brand: Currency,
): readonly ClassifyCount[] {
  const counts = new Map<string, number>();
  for (const { classify } of narrowed(offer, query, brand))
    counts.set(classify, (counts.get(classify) ?? 0) + 1);
  return [...counts]
    .map(([gameClassify, games]) => ({ gameClassify, games }))
    .sort((one, other) => other.games - one.games);
}

/** Other games of the same kind, sorted by similarity of return and provider. */
export function similarTo(game: GameRow, offer: Offer, count: number): readonly GameRow[] {
  const distance = (other: GameRow) =>
    (other.classify === game.classify ? 0 : 100) +
    (other.provider === game.provider ? 0 : 10) +
    Math.abs(other.rtp - game.rtp);
  return offer.games
    .filter((other) => other.id !== game.id && categoryOf(other) === categoryOf(game))
    .map((other) => ({ other, far: distance(other) }))
    .sort((one, two) => one.far - two.far)
    .slice(0, count)
    .map(({ other }) => other);
}
