import { CallFailed } from '@croupier/client';
import { containsWords, type Game, type GameIndex, type GameQuery } from '@croupier/contracts';
import type { WordIndex } from '@croupier/contracts/game-search';
import { useMemo, useState } from 'react';
import { useFavouriteGames, useRecentGames } from '../../api/game-lists.ts';
import { pageSize, useGames, useReadGames } from '../../api/games.ts';
import { matchesFilter, matchingIndexes, type LobbyFilter } from './lobby-filter.ts';

/** As many as the platform names. */
const nearestShown = 5;

/** The games of a lobby, from any source. */
export interface LobbyGames {
  readonly isPending: boolean;
  readonly error: CallFailed | null;
  retry(): void;
  /** Number of games that match the filter. */
  readonly total: number;
  /** Number of these games that are loaded. */
  readonly size: number;
  at(place: number): Game | undefined;
  /** If no name matches the search: the games with the most similar names. */
  readonly nearest: readonly Game[];
  /** Loads more games; `null` if all are loaded. */
  readonly more: (() => void) | null;
}

/** What names are searched by, once it is here. */
interface Search {
  readonly index: GameIndex | null;
  readonly words: WordIndex | null;
}

/** All games of a kind: from the index if it is loaded, else page by page from the call. */
export function useKindGames(filter: LobbyFilter, { index, words }: Search): LobbyGames {
  const { searchText: typed } = filter;
  const isLocal = index !== null && (typed === '' || words !== null);
  const paged = usePagedGames(filter, !isLocal);
  const places = usePlaces(filter, index);
  const local = useMemo(() => {
    if (!isLocal || !places) return null;
    if (!typed || !words) return gamesAt(index, places);
    const found = gamesAt(index, words.find(typed, places));
    if (found.total > 0) return found;
    const near = words.nearest(typed, places, nearestShown);
    return { ...found, nearest: near.map((place) => gameAt(index, place)) };
  }, [isLocal, index, places, words, typed]);
  return local ?? paged;
}

/**
 * The games that match the filter before typed text: each key press searches only these instead of all games.
 */
function usePlaces(
  { category, tab, vassalage, classify, minBet }: LobbyFilter,
  index: GameIndex | null,
) {
  return useMemo(
    () => index && matchingIndexes(index, { category, tab, vassalage, classify, minBet }),
    [index, category, tab, vassalage, classify, minBet],
  );
}

const settled = { isPending: false, error: null, retry: () => undefined, more: null, nearest: [] };

function gamesAt(index: GameIndex, places: readonly number[]): LobbyGames {
  return {
    ...settled,
    total: places.length,
    size: places.length,
    at: (number) => {
      const place = places[number];
      return place === undefined ? undefined : gameAt(index, place);
    },
  };
}

/**
 * The previously shown games: a game that stays is the same object, so that its card does not render again.
 */
const shown = new WeakMap<GameIndex, Map<number, Game>>();
const mostShown = 300;

function gameAt(index: GameIndex, place: number): Game {
  const games = shown.get(index) ?? new Map<number, Game>();
  shown.set(index, games);
  const game = games.get(place) ?? index.at(place);
  if (games.size >= mostShown) games.clear();
  games.set(place, game);
  return game;
}

function usePagedGames(filter: LobbyFilter, enabled: boolean): LobbyGames {
  // If the query is disabled, typed text must not create a new query per key press.
  const query = queryOf(enabled ? filter : { ...filter, searchText: '' });
  const key = JSON.stringify(query);
  const first = useGames(query, 1, enabled);
  const readPage = useReadGames();
  const [read, setRead] = useState<LaterPages>({ key, games: [], error: null });
  // Another filter starts at its first page.
  const later = read.key === key ? read : { key, games: [], error: null };
  const games = [...(first.data?.games ?? []), ...later.games];
  const total = first.data?.total ?? 0;

  async function more(): Promise<void> {
    try {
      const page = await readPage(query, 1 + Math.ceil(games.length / pageSize));
      setRead({ key, games: [...later.games, ...page.games], error: null });
    } catch (error) {
      setRead({ ...later, error: error instanceof CallFailed ? error : null });
    }
  }

  return {
    isPending: enabled && first.isPending,
    error: first.error ?? later.error,
    retry: () => void (first.error ? first.refetch() : more()),
    total,
    size: games.length,
    at: (place) => games[place],
    nearest: first.data?.nearest ?? [],
    more: games.length < total ? () => void more() : null,
  };
}

interface LaterPages {
  readonly key: string;
  /** The pages after the first. */
  readonly games: readonly Game[];
  readonly error: CallFailed | null;
}

function queryOf({
  category,
  tab,
  vassalage,
  classify,
  minBet,
  searchText,
}: LobbyFilter): GameQuery {
  return {
    gameType: category,
    ...(tab === 'hot' && { isTop: 1 as const }),
    ...(vassalage && { vassalage }),
    ...(classify && { gameClassify: classify }),
    ...(minBet && { minBet }),
    ...(searchText && { gameName: searchText }),
  };
}

/** The member's own lists, short enough to be filtered here. */
export function useOwnGames(filter: LobbyFilter, isMember: boolean, search: Search): LobbyGames {
  const isFav = filter.tab === 'fav';
  const favourites = useFavouriteGames(filter.category, isMember && isFav);
  const recent = useRecentGames(filter.category, isMember && filter.tab === 'recent');
  const answer = isFav ? favourites : recent;
  const listed = (isFav ? favourites.data?.content : recent.data?.list) ?? [];
  const left = listed.filter((game) => matchesFilter(game, filter));
  const games = filter.searchText ? named(left, filter.searchText, search) : left;
  return {
    ...settled,
    isPending: isMember && answer.isPending,
    error: answer.error,
    retry: () => void answer.refetch(),
    total: games.length,
    size: games.length,
    at: (place) => games[place],
  };
}

/** By the same search as the whole lobby; until its index is here, by what is written in the names. */
function named(games: readonly Game[], typed: string, { index, words }: Search): readonly Game[] {
  if (!index || !words) return games.filter(({ name }) => containsWords(name, typed));
  const placeOf = ({ nodeId }: Game) => index.placeOf(nodeId) ?? -1;
  const places = games.map(placeOf).filter((place) => place >= 0);
  const found = new Set(words.find(typed, places));
  return games.filter((game) => found.has(placeOf(game)));
}
