import type { LobbyGame } from '@croupier/contracts';
import { useDeferredValue } from 'react';
import { useLobbyGames } from '../api/providers.ts';

/** Games that the brand shows, found by a part of their name. */
export function useShownGames(brand: string, words: string): readonly LobbyGame[] {
  const searchText = useDeferredValue(words.trim());
  const { data } = useLobbyGames({ brand, ...(searchText && { words: searchText }) });
  return data?.games.filter(({ isShown, isProviderShown }) => isShown && isProviderShown) ?? [];
}
