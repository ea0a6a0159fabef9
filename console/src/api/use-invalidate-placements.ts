import { useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** Invalidates board and audit trail. */
export function useInvalidatePlacements(): () => void {
  const forget = useInvalidate();
  return () => {
    forget(calls.placements);
    forget(calls.audit);
    forget(calls.auditCheck);
  };
}
