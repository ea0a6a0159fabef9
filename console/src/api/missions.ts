import { useCallMutation, useCallQuery, useInvalidate } from '@croupier/client';
import { calls, type LeaderboardId } from '@croupier/contracts';

export const useBrandMissions = (brand: string) => useCallQuery(calls.adminMissions, { brand });

export function useMissionChanges() {
  const invalidate = useInvalidate();
  return {
    create: useCallMutation(calls.createMission),
    change: useCallMutation(calls.changeMission),
    reload() {
      invalidate(calls.adminMissions);
      invalidate(calls.audit);
    },
  };
}

const refreshMs = 15_000;

/** Scores move while the page is open. */
export const useBrandLeaderboards = (brand: string) =>
  useCallQuery(calls.adminLeaderboards, { brand }, { refreshMs });

export const useLeaderboardRows = (brand: string, id: LeaderboardId) =>
  useCallQuery(calls.adminLeaderboardRows, { brand, id }, { refreshMs });

export function useLeaderboardChanges() {
  const invalidate = useInvalidate();
  return {
    create: useCallMutation(calls.createLeaderboard),
    cancel: useCallMutation(calls.cancelLeaderboard),
    hold: useCallMutation(calls.holdLeaderboard),
    exclude: useCallMutation(calls.excludeFromLeaderboard),
    reload() {
      invalidate(calls.adminLeaderboards);
      invalidate(calls.adminLeaderboardRows);
      invalidate(calls.audit);
    },
  };
}

export const useBrandRaffles = (brand: string) =>
  useCallQuery(calls.adminRaffles, { brand }, { refreshMs });

export function useRaffleChanges() {
  const invalidate = useInvalidate();
  return {
    create: useCallMutation(calls.createRaffle),
    freeze: useCallMutation(calls.freezeRaffle),
    draw: useCallMutation(calls.drawRaffle),
    cancel: useCallMutation(calls.cancelRaffle),
    reload() {
      invalidate(calls.adminRaffles);
      invalidate(calls.audit);
    },
  };
}
