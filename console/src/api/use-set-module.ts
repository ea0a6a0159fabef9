import { useCallMutation } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useInvalidatePlacements } from './use-invalidate-placements.ts';

/** Saves the module's settings for the brand. */
export function useSetModule() {
  const reload = useInvalidatePlacements();
  return { ...useCallMutation(calls.setModule), reload };
}
