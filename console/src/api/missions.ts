import { useCallMutation, useCallQuery, useInvalidate } from '@croupier/client';
import { calls, type LeaderboardId } from '@croupier/contracts';

export const useMissions = (brand: string) => useCallQuery(calls.adminMissions, { brand });

export const useMissionFigures = (brand: string) => useCallQuery(calls.missionFigures, { brand });

const refreshMs = 15_000;

/** Scores move while the page is open. */
export const useLeaderboardFigures = (brand: string) =>
  useCallQuery(calls.leaderboardFigures, { brand }, { refreshMs });

export const useLeaderboardRows = (brand: string, id: LeaderboardId) =>
  useCallQuery(calls.adminLeaderboardRows, { brand, id }, { refreshMs });

export function useLeaderboardChanges() {
  const invalidate = useInvalidate();
  return {
    hold: useCallMutation(calls.holdLeaderboard),
    exclude: useCallMutation(calls.excludeFromLeaderboard),
    reload() {
      invalidate(calls.leaderboardFigures);
      invalidate(calls.adminLeaderboardRows);
      invalidate(calls.audit);
    },
  };
}

export const useRaffleFigures = (brand: string) =>
  useCallQuery(calls.raffleFigures, { brand }, { refreshMs });

export function useRaffleChanges() {
  const invalidate = useInvalidate();
  return {
    freeze: useCallMutation(calls.freezeRaffle),
    draw: useCallMutation(calls.drawRaffle),
    reload() {
      invalidate(calls.raffleFigures);
      invalidate(calls.audit);
    },
  };
}
