import { useHeard } from '@croupier/bus';
import { useAnswer, useCall, useForget } from '@croupier/client';
import { calls } from '@croupier/contracts';
import type { Cursor } from '../lib/use-cursor.ts';

/** The member's bonuses, asked for anew whenever one of them moves. */
export function useBonuses() {
  const forget = useForget();
  useHeard('bonus.changed', () => forget(calls.bonuses));
  return useAnswer(calls.bonuses, undefined);
}

/** What was booked on the member's bonus money. */
export function useBonusHistory({ input }: Cursor) {
  const forget = useForget();
  useHeard('bonus.changed', () => forget(calls.bonusHistory));
  return useAnswer(calls.bonusHistory, input, { keepPrevious: true });
}

export function useForfeitBonus() {
  const forget = useForget();
  const forfeit = useCall(calls.forfeitBonus);
  return {
    forfeit,
    again: () => {
      forget(calls.bonuses);
      forget(calls.bonusHistory);
    },
  };
}
