import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls, type Calls, type InputOf, type HeldWinDecision } from '@croupier/contracts';

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
  const invalidate = useInvalidate();
  const show = useCallMutation(calls.showGames);
  return {
    ...show,
    reload: () => {
      invalidate(calls.providerStandings);
      invalidate(calls.gameReturns);
      invalidate(calls.lobbyGames);
    },
  };
}

/** Reconciles a provider's book with ours. */
export function useReconcileProvider() {
  const invalidate = useInvalidate();
  const reconcile = useCallMutation(calls.reconcileProvider);
  return { ...reconcile, reload: () => invalidate(calls.providerReports) };
}

/** Who the providers are, and which of their keys are live. */
export const useProviderPartners = () => useCallQuery(calls.providerPartners, undefined);

/** What an operator can change about a provider; the lists are requested again afterwards, also after a failure. */
export function useChangeProvider() {
  const invalidate = useInvalidate();
  return {
    add: useCallMutation(calls.addProvider),
    change: useCallMutation(calls.changeProvider),
    addKey: useCallMutation(calls.addProviderKey),
    endKey: useCallMutation(calls.endProviderKey),
    switchTo: useCallMutation(calls.switchProvider),
    reload() {
      invalidate(calls.providerPartners);
      invalidate(calls.providerStandings);
      invalidate(calls.lobbyGames);
      invalidate(calls.audit);
    },
  };
}

/** Games on offer in a brand; the previous results stay while new ones load. */
export const useLobbyGames = (query: InputOf<Calls['lobbyGames']>) =>
  useCallQuery(calls.lobbyGames, query, { keepPrevious: true });

/** Sets the countries in which a game or provider is shown. Invalidates the affected queries afterwards. */
export function useSetGameCountries() {
  const invalidate = useInvalidate();
  const set = useCallMutation(calls.setGameCountries);
  return {
    ...set,
    reload: () => {
      invalidate(calls.lobbyGames);
      invalidate(calls.providerStandings);
    },
  };
}

/** Wins above their bound, those that wait first. */
export const useHeldWins = () => useCallQuery(calls.heldWins, undefined, { refreshMs });

export type HeldWinStep = 'release' | 'take-back' | 'confirm' | 'withdraw';

/** One step of the decision about a held win; the lists are requested again afterwards, also after a failure. */
export function useDecideHeldWin(step: HeldWinStep) {
  const invalidate = useInvalidate();
  const propose = useCallMutation(calls.proposeHeldWin);
  const confirm = useCallMutation(calls.confirmHeldWin);
  const withdraw = useCallMutation(calls.withdrawHeldWin);
  const used = step === 'confirm' ? confirm : step === 'withdraw' ? withdraw : propose;

  function send(decision: HeldWinDecision, then: Parameters<typeof confirm.mutate>[1]): void {
    if (step === 'release' || step === 'take-back')
      propose.mutate({ ...decision, proposal: step }, { ...then });
    else if (step === 'confirm') confirm.mutate(decision, then);
    else withdraw.mutate(decision, { ...then });
  }

  return {
    send,
    isPending: used.isPending,
    error: used.error,
    reload() {
      invalidate(calls.heldWins);
      invalidate(calls.providerStandings);
      invalidate(calls.audit);
    },
  };
}
