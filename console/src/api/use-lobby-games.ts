import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls, type Calls, type InputOf } from '@croupier/contracts';

/** Games on offer in a brand; the previous results stay while new ones load. */
export const useLobbyGames = (query: InputOf<Calls['lobbyGames']>) =>
  useCallQuery(calls.lobbyGames, query, { keepPrevious: true });

/** Sets the countries in which a game or provider is shown. Invalidates the affected queries afterwards. */
export function useSetGameCountries() {
  const forget = useInvalidate();
  const set = useCallMutation(calls.setGameCountries);
  return {
    ...set,
    reload: () => {
      forget(calls.lobbyGames);
      forget(calls.providerStandings);
    },
  };
}
