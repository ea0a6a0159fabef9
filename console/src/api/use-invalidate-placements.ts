import { useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** Board and trail are asked for anew. */
export function useInvalidatePlacements(): () => void {
  const forget = useInvalidate();
  return () => {
    forget(calls.placements);
    forget(calls.audit);
    forget(calls.auditCheck);
  };
}
