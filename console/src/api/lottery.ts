import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls, type DrawQueue, type DrawId, type MemberId } from '@croupier/contracts';

export function useLotteryGames() {
  return useCallQuery(calls.adminGames, undefined);
}

/** A game with its terms and returns, and the calls that preview and save them. */
export function useLotteryGame(gameId: string) {
  const invalidate = useInvalidate();
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
        invalidate(call);
    },
  };
}

export function useGameVersions(gameId: string) {
  return useCallQuery(calls.lotteryGameVersions, { gameId });
}

/** Closed, halved and capped numbers of a game, and the calls that change them. */
export function useGameBounds(gameId: string) {
  const invalidate = useInvalidate();
  return {
    bounds: useCallQuery(calls.lotteryGameBounds, { gameId }),
    restrict: useCallMutation(calls.restrictNumber),
    cap: useCallMutation(calls.capPlayType),
    reload() {
      invalidate(calls.lotteryGameBounds);
      invalidate(calls.audit);
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

export interface DrawPage {
  readonly queue: DrawQueue;
  /**
   * Returns only external draws: the platform's own draws occur every minute and would hide the draws whose
   * numbers operators enter.
   */
  readonly isOutsideOnly: boolean;
  /** The time of the last draw of the previous page; `null` for the first page. */
  readonly before: string | null;
}

const queueEveryMs = 5_000;

/** Draws of a queue. The first page is polled while it is open. */
export function useAdminDraws({ queue, isOutsideOnly, before }: DrawPage) {
  return useCallQuery(
    calls.adminDraws,
    { queue, ...(isOutsideOnly && { origin: 'outside' as const }), ...(before && { before }) },
    { refreshMs: before === null && queueEveryMs, keepPrevious: true },
  );
}

/** Operator actions on a draw. Invalidates the queues afterwards, also after a failure. */
export function useDecideDraw() {
  const invalidate = useInvalidate();
  return {
    enter: useCallMutation(calls.enterResult),
    voidDraw: useCallMutation(calls.voidDraw),
    reload() {
      invalidate(calls.adminDraws);
      invalidate(calls.audit);
    },
  };
}

/** The numbers of a draw with the highest liability, and the calls that close, halve or reopen a number. */
export function useDrawLiability(drawId: DrawId) {
  const invalidate = useInvalidate();
  return {
    numbers: useCallQuery(calls.drawLiability, { drawId }, { refreshMs: everyMs }),
    restrict: useCallMutation(calls.restrictNumber),
    reload() {
      invalidate(calls.drawLiability);
      invalidate(calls.audit);
    },
  };
}

/**
 * A member's lottery prize group, and the call that sets it. Invalidates the group afterwards, also after a
 * failure.
 */
export function usePrizeGroup(memberId: MemberId) {
  const invalidate = useInvalidate();
  return {
    group: useCallQuery(calls.memberPrizeGroup, { memberId }),
    set: useCallMutation(calls.setPrizeGroup),
    reload: () => invalidate(calls.memberPrizeGroup),
  };
}
