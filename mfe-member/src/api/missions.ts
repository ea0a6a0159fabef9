import { useEvent } from '@croupier/bus';
import { useCallMutation, useCallQuery, useChangeAnswers, useInvalidate } from '@croupier/client';
import { calls, type InputOf, type MemberMission } from '@croupier/contracts';
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
  const change = useChangeAnswers();
  const claim = useCallMutation(calls.claimMission);
  return {
    claim,
    /** Shows the claim before the missions are loaded again. */
    showClaimed({ id, day }: InputOf<typeof calls.claimMission>) {
      const claimed = (one: MemberMission): MemberMission =>
        one.id === id && one.day === day ? { ...one, state: 'claimed' } : one;
      change(calls.missionSummary, ({ missions, waiting, ...rest }) => ({
        ...rest,
        missions: missions.map(claimed),
        waiting: waiting.map(claimed),
      }));
    },
    reload: () => {
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
