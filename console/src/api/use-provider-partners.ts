import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** Who the providers are, and which of their keys are live. */
export const useProviderPartners = () => useCallQuery(calls.providerPartners, undefined);

/** What an operator can change about a provider; the lists are requested again afterwards, also after a failure. */
export function useChangeProvider() {
  const forget = useInvalidate();
  return {
    add: useCallMutation(calls.addProvider),
    change: useCallMutation(calls.changeProvider),
    addKey: useCallMutation(calls.addProviderKey),
    endKey: useCallMutation(calls.endProviderKey),
    switchTo: useCallMutation(calls.switchProvider),
    reload() {
      forget(calls.providerPartners);
      forget(calls.providerStandings);
      forget(calls.lobbyGames);
      forget(calls.audit);
    },
  };
}
