import { useCallMutation } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useInvalidatePlacements } from './use-invalidate-placements.ts';

/** Sets what a module leaves to the brand. */
export function useSetModule() {
  const reload = useInvalidatePlacements();
  return { ...useCallMutation(calls.setModule), reload };
}
