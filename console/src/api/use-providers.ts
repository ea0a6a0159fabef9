import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

const refreshMs = 15_000;

/** How every provider stands. */
export const useProviderStandings = () =>
  useCallQuery(calls.providerStandings, undefined, { refreshMs });

/** What the games of a provider returned in a brand. */
export const useGameReturns = (query: { provider: string; brand: string; days: number }) =>
  useCallQuery(calls.gameReturns, query);

/** Rounds that have been open for longer than so many hours. */
export const useOpenRounds = (hours: number) => useCallQuery(calls.openRounds, { hours });

/** What was found when books were compared, and rounds that the house ended. */
export const useProviderReports = () => useCallQuery(calls.providerReports, {});

/** Shows or hides a provider or a game in a brand; what shows it is asked for anew afterwards. */
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

/** Compares a provider's book with ours. */
export function useReconcileProvider() {
  const forget = useInvalidate();
  const reconcile = useCallMutation(calls.reconcileProvider);
  return { ...reconcile, reload: () => forget(calls.providerReports) };
}
