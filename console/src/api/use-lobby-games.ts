import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls, type Calls, type InputOf } from '@croupier/contracts';

/** Games on offer as a brand shows them; those before stay while others are asked for. */
export const useLobbyGames = (query: InputOf<Calls['lobbyGames']>) =>
  useCallQuery(calls.lobbyGames, query, { keepPrevious: true });

/** Says in which countries a game or provider is shown; what shows it is asked for anew afterwards. */
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
