import { useEvent } from '@croupier/bus';
import { useCallMutation, useCallQuery, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';
import type { Cursor } from '@croupier/ui/pager';

function useReload() {
  const invalidate = useInvalidate();
  return () => {
    invalidate(calls.rewards);
    invalidate(calls.unreadCount);
  };
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
