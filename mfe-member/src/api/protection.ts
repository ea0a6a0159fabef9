import { useEvent } from '@croupier/bus';
import { useCallQuery, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** The member's limits, breaks and checks; reloaded whenever one of them changes. */
export function useProtection() {
  const reload = useInvalidateProtection();
  useEvent('protection.changed', reload);
  return useCallQuery(calls.protection, undefined);
}

/** Reloads the data that a decision has changed. */
export function useInvalidateProtection(): () => void {
  const invalidate = useInvalidate();
  return () => {
    invalidate(calls.protection);
    invalidate(calls.protectionHistory);
  };
}
