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
export function vendorsOf(offer: Offer, nameOf: (provider: string) => string): readonly Vendor[] {
  const lanes = new Map<string, { row: GameRow; games: number; isHot: boolean }>();
  for (const row of offer.games) {
    const key = `${categoryOf(row)} ${row.provider}`;
    const lane = lanes.get(key) ?? { row, games: 0, isHot: false };
    lanes.set(key, { row, games: lane.games + 1, isHot: lane.isHot || row.is_hot });
  }
  return [...lanes].sort(byKey).map(([, { row, games, isHot }]) => ({
    vassalage: vassalageOf(row.provider),
    displayName: nameOf(row.provider),
    gameType: row.kind,
    category: categoryOf(row),
    isHot: isHot ? 1 : 0,
    games,
    isGame: games === 1 ? 'GAME' : 'VASSALAGE',
    nodeId: games === 1 ? row.id : null,
  }));
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
