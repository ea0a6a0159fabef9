import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

const refreshMs = 15_000;

/** The state of every provider. */
export const useProviderStandings = () =>
  useCallQuery(calls.providerStandings, undefined, { refreshMs });

/** Returns of a provider's games in a brand. */
export const useGameReturns = (query: { provider: string; brand: string; days: number }) =>
  useCallQuery(calls.gameReturns, query);

/** Rounds that have been open for longer than `hours` hours. */
export const useOpenRounds = (hours: number) => useCallQuery(calls.openRounds, { hours });

/** Results of reconciliations, and rounds that the platform closed. */
export const useProviderReports = () => useCallQuery(calls.providerReports, {});

/** Shows or hides a provider or a game in a brand. Invalidates the affected queries afterwards. */
export function useShowGames() {
  const forget = useInvalidate();
  const show = useCallMutation(calls.showGames);
  return {
    ...show,
    reload: () => {
      forget(calls.providerStandings);
      forget(calls.gameReturns);
      forget(calls.lobbyGames);
    },
  };
}

/** Reconciles a provider's book with ours. */
export function useReconcileProvider() {
  const forget = useInvalidate();
  const reconcile = useCallMutation(calls.reconcileProvider);
  return { ...reconcile, reload: () => forget(calls.providerReports) };
}
