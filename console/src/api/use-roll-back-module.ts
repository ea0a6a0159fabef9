import { useCallMutation } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useInvalidatePlacements } from './use-invalidate-placements.ts';

/** Ends a trial, or rolls back to the last good release. */
export function useRollBackModule() {
  const reload = useInvalidatePlacements();
  return { ...useCallMutation(calls.rollBackModule), reload };
}
