import { useEvent } from '@croupier/bus';
import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';
import type { Cursor } from '@croupier/ui/pager';

/** The member's bonuses, reloaded whenever one of them changes. */
export function useBonuses() {
  const forget = useInvalidate();
  useEvent('bonus.changed', () => forget(calls.bonuses));
  return useCallQuery(calls.bonuses, undefined);
}

/** The member's free rounds, reloaded whenever one is granted, played or ends. */
export function useFreeRounds() {
  const forget = useInvalidate();
  useEvent('free-rounds.changed', () => forget(calls.freeRounds));
  return useCallQuery(calls.freeRounds, undefined);
}

/** The bookings of the member's bonus money. */
export function useBonusHistory({ input }: Cursor) {
  const forget = useInvalidate();
  useEvent('bonus.changed', () => forget(calls.bonusHistory));
  return useCallQuery(calls.bonusHistory, input, { keepPrevious: true });
}

export function useForfeitBonus() {
  const forget = useInvalidate();
  const forfeit = useCallMutation(calls.forfeitBonus);
  return {
    forfeit,
    again: () => {
      forget(calls.bonuses);
      forget(calls.bonusHistory);
    },
  };
}
