import { useAnswer, useCall, useForget } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** Who the providers are, and which of their keys are live. */
export const useProviderPartners = () => useAnswer(calls.providerPartners, undefined);

/** What an operator can change about a provider; the lists are asked for anew afterwards, also after a failure. */
export function useChangeProvider() {
  const forget = useForget();
  return {
    add: useCall(calls.addProvider),
    change: useCall(calls.changeProvider),
    addKey: useCall(calls.addProviderKey),
    endKey: useCall(calls.endProviderKey),
    switchTo: useCall(calls.switchProvider),
    reload() {
      forget(calls.providerPartners);
      forget(calls.providerStandings);
      forget(calls.lobbyGames);
      forget(calls.audit);
    },
  };
}
