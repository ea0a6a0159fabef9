import { useStoredList } from './use-stored-list.ts';

/** Favourite games of this browser's user; the latest first. */
export function useFavouriteGames() {
  const [favourites, keep] = useStoredList('favourites');
  const toggle = (gameId: string) =>
    keep(
      favourites.includes(gameId)
        ? favourites.filter((one) => one !== gameId)
        : [gameId, ...favourites],
    );
  return { favourites, toggle };
}
