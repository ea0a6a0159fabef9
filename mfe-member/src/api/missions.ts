import { useEvent } from '@croupier/bus';
import { useCallMutation, useCallQuery, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useRefetchOnBooking } from './use-refetch-on-booking.ts';

/** The member's missions; progress follows each booking, and completions wherever they come from. */
export function useMissions() {
  const invalidate = useInvalidate();
  useRefetchOnBooking(calls.missionSummary);
  useEvent('mission.changed', () => invalidate(calls.missionSummary));
  return useCallQuery(calls.missionSummary, undefined);
}

export function useClaimMission() {
  const invalidate = useInvalidate();
  const claim = useCallMutation(calls.claimMission);
  return {
    claim,
    again: () => {
      invalidate(calls.missionSummary);
      invalidate(calls.unreadCount);
    },
  };
}

/** The leaderboards of the brand, reloaded when scores change. */
export function useLeaderboards() {
  const invalidate = useInvalidate();
  useEvent('leaderboard.changed', () => invalidate(calls.leaderboards));
  return useCallQuery(calls.leaderboards, { limit: 20 }, { keepPrevious: true });
}
