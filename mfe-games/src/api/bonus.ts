import { useAnswer } from '@croupier/client';
import { calls, type Bonus } from '@croupier/contracts';

/** The member's active bonus; `null` while there is none, or nobody knows. */
export function useActiveBonus(): Bonus | null {
  const { data } = useAnswer(calls.bonuses, undefined);
  return data?.find(({ state }) => state === 'active') ?? null;
}
