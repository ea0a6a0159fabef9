import { useEvent } from '@croupier/bus';
import { useCallMutation, useCallQuery, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';
import type { Cursor } from '@croupier/ui/pager';

function useReload() {
  const invalidate = useInvalidate();
  return () => {
    invalidate(calls.rewards);
    invalidate(calls.rewardCount);
  };
}

/** How many rewards the member can claim, counted again whenever one changes. */
export function useRewardCount() {
  const invalidate = useInvalidate();
  useEvent('reward.changed', () => invalidate(calls.rewardCount));
  return useCallQuery(calls.rewardCount, undefined);
}

/** The member's rewards, reloaded whenever one is granted, claimed, decided or expires. */
export function useRewards({ input }: Cursor, view: 'waiting' | 'history') {
  useEvent('reward.changed', useReload());
  return useCallQuery(calls.rewards, { view, ...input }, { keepPrevious: true });
}

export function useClaimReward() {
  return { claim: useCallMutation(calls.claimReward), reload: useReload() };
}

export function useClaimAllRewards() {
  return { claim: useCallMutation(calls.claimAllRewards), reload: useReload() };
}
