import { useAnswer, useCall, useForget } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useLotteryGames() {
  return useAnswer(calls.deskGames, undefined);
}

/** A game with its terms and returns; how they are tried out and saved. */
export function useLotteryGame(gameId: string) {
  const forget = useForget();
  return {
    game: useAnswer(calls.deskGame, { gameId }),
    preview: useCall(calls.previewLotteryGame),
    change: useCall(calls.changeLotteryGame),
    reload() {
      for (const call of [calls.deskGames, calls.deskGame, calls.lotteryGameVersions, calls.audit])
        forget(call);
    },
  };
}

export function useGameVersions(gameId: string) {
  return useAnswer(calls.lotteryGameVersions, { gameId });
}

/** What is closed, halved and capped in a game, and how that is changed. */
export function useGameBounds(gameId: string) {
  const forget = useForget();
  return {
    bounds: useAnswer(calls.lotteryGameBounds, { gameId }),
    restrict: useCall(calls.restrictNumber),
    cap: useCall(calls.capPlayType),
    reload() {
      forget(calls.lotteryGameBounds);
      forget(calls.audit);
    },
  };
}

const everyMs = 3_000;

/** The draws of a game that take bets now or soon: what their numbers may cost is seen as it grows. */
export function useComingDraws(gameId: string) {
  return useAnswer(calls.deskDraws, { queue: 'coming', gameId, limit: 3 }, { refreshMs: everyMs });
}
