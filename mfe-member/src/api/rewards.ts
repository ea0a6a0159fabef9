import { useEvent } from '@croupier/bus';
import { useCallMutation, useCallQuery, useChangeAnswers, useInvalidate } from '@croupier/client';
import { calls, type RewardGrant } from '@croupier/contracts';
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
  const change = useChangeAnswers();
  /** The reward no longer waits, which the page shows before the list is loaded again. */
  const showClaimed = ({ id }: RewardGrant) =>
    change(calls.rewards, (page) => ({
      ...page,
      rows: page.rows.filter((one) => one.id !== id || one.state !== 'issued'),
    }));
  return { claim: useCallMutation(calls.claimReward), reload: useReload(), showClaimed };
}

export function useClaimAllRewards() {
  return { claim: useCallMutation(calls.claimAllRewards), reload: useReload() };
}
