import { useHeard } from '@croupier/bus';
import { useAnswer, useForget } from '@croupier/client';
import { calls, type Bonus } from '@croupier/contracts';

/** The member's active bonus, as it becomes another; `null` while there is none, or nobody knows. */
export function useActiveBonus(): Bonus | null {
  const forget = useForget();
  useHeard('bonus.changed', () => forget(calls.bonuses));
  const { data } = useAnswer(calls.bonuses, undefined);
  return data?.find(({ state }) => state === 'active') ?? null;
}
