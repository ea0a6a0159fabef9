import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useLotteryGames() {
  return useCallQuery(calls.adminGames, undefined);
}

/** A game with its terms and returns, and the calls that preview and save them. */
export function useLotteryGame(gameId: string) {
  const forget = useInvalidate();
  return {
    game: useCallQuery(calls.adminGame, { gameId }),
    preview: useCallMutation(calls.previewLotteryGame),
    change: useCallMutation(calls.changeLotteryGame),
    reload() {
      for (const call of [
        calls.adminGames,
        calls.adminGame,
        calls.lotteryGameVersions,
        calls.audit,
      ])
        forget(call);
    },
  };
}

export function useGameVersions(gameId: string) {
  return useCallQuery(calls.lotteryGameVersions, { gameId });
}

/** Closed, halved and capped numbers of a game, and the calls that change them. */
export function useGameBounds(gameId: string) {
  const forget = useInvalidate();
  return {
    bounds: useCallQuery(calls.lotteryGameBounds, { gameId }),
    restrict: useCallMutation(calls.restrictNumber),
    cap: useCallMutation(calls.capPlayType),
    reload() {
      forget(calls.lotteryGameBounds);
      forget(calls.audit);
    },
  };
}

const everyMs = 3_000;

/** The draws of a game that take bets now or soon. Polled, so that the growing liability is visible. */
export function useComingDraws(gameId: string) {
  return useCallQuery(
    calls.adminDraws,
    { queue: 'coming', gameId, limit: 3 },
    { refreshMs: everyMs },
  );
}
