import { useEvent } from '@croupier/bus';
import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';
import type { Cursor } from '@croupier/ui/pager';

/** The member's bonuses, reloaded whenever one of them changes. */
export function useBonuses() {
  const invalidate = useInvalidate();
  useEvent('bonus.changed', () => invalidate(calls.bonuses));
  return useCallQuery(calls.bonuses, undefined);
}

/** The member's free rounds, reloaded whenever one is granted, played or ends. */
export function useFreeRounds() {
  const invalidate = useInvalidate();
  useEvent('free-rounds.changed', () => invalidate(calls.freeRounds));
  return useCallQuery(calls.freeRounds, undefined);
}

/** The bookings of the member's bonus money. */
export function useBonusHistory({ input }: Cursor) {
  const invalidate = useInvalidate();
  useEvent('bonus.changed', () => invalidate(calls.bonusHistory));
  return useCallQuery(calls.bonusHistory, input, { keepPrevious: true });
}

export function useForfeitBonus() {
  const invalidate = useInvalidate();
  const forfeit = useCallMutation(calls.forfeitBonus);
  return {
    forfeit,
    reload: () => {
      invalidate(calls.bonuses);
      invalidate(calls.bonusHistory);
    },
  };
}
