import { useCallMutation } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useInvalidatePlacements } from './use-invalidate-placements.ts';

/** Places a module of a brand. Invalidates board and audit trail afterwards, also after a failure. */
export function usePlaceModule() {
  const reload = useInvalidatePlacements();
  return { ...useCallMutation(calls.placeModule), reload };
}
