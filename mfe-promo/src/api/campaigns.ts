import { useEvent } from '@croupier/bus';
import { useCallMutation, useCallQuery, useChangeAnswers, useInvalidate } from '@croupier/client';
import { calls, type RewardGrant } from '@croupier/contracts';
import { useRef } from 'react';

/** The brand's campaigns with the member's status, reloaded when one of them, a reward or the balance changes. */
export function useCampaigns() {
  const invalidate = useInvalidate();
  const reload = () => invalidate(calls.campaigns);
  const known = useRef<number | null>(null);
  useEvent('campaign.changed', reload);
  useEvent('reward.changed', reload);
  useEvent('wallet.balance-changed', ({ version }) => {
    // The first event is a replay of what the answer already contains.
    if (known.current !== null && version !== known.current) reload();
    known.current = version;
  });
  return useCallQuery(calls.campaigns, undefined);
}

/** What a member does in a campaign; each reloads the list. */
export function useCampaignActions() {
  const invalidate = useInvalidate();
  const change = useChangeAnswers();
  return {
    join: useCallMutation(calls.joinCampaign),
    leave: useCallMutation(calls.leaveCampaign),
    checkIn: useCallMutation(calls.checkInCampaign),
    claim: useCallMutation(calls.claimReward),
    /** Shows the claim at once; the reload says whether more rewards can be won. */
    showClaimed: ({ id, state }: RewardGrant) =>
      change(calls.campaigns, (all) =>
        all.map((one) =>
          one.rewardId === id
            ? { ...one, rewardId: null, status: state === 'processing' ? state : 'claimed' }
            : one,
        ),
      ),
    reload: () => invalidate(calls.campaigns),
  };
}

export function useEnterCode() {
  const invalidate = useInvalidate();
  return {
    enter: useCallMutation(calls.enterCampaignCode),
    reload: () => invalidate(calls.campaigns),
  };
}
