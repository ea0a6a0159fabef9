import { useEvent } from '@croupier/bus';
import { useCallQuery, useInvalidate } from '@croupier/client';
import { calls, type Bonus } from '@croupier/contracts';

/** The member's active bonus, updated live; `null` while there is none or it is unknown. */
export function useActiveBonus(): Bonus | null {
  const invalidate = useInvalidate();
  useEvent('bonus.changed', () => invalidate(calls.bonuses));
  const { data } = useCallQuery(calls.bonuses, undefined);
  return data?.find(({ state }) => state === 'active') ?? null;
}
