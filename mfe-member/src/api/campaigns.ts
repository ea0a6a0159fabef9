import { useEvent } from '@croupier/bus';
import { useCallMutation, useCallQuery, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** Campaigns that reward deposits and that the member takes part in or can join. */
export function useDepositCampaigns() {
  const invalidate = useInvalidate();
  useEvent('campaign.changed', () => invalidate(calls.campaigns));
  useEvent('reward.changed', () => invalidate(calls.campaigns));
  const { data = [] } = useCallQuery(calls.campaigns, undefined);
  return data.filter(
    ({ depositsBefore, status, needsJoin }) =>
      depositsBefore !== null &&
      needsJoin &&
      (status === 'join' || status === 'processing' || status === 'claim'),
  );
}

/** Joins and leaves campaigns. */
export function useChooseCampaign() {
  const invalidate = useInvalidate();
  return {
    join: useCallMutation(calls.joinCampaign),
    leave: useCallMutation(calls.leaveCampaign),
    reload: () => invalidate(calls.campaigns),
  };
}
