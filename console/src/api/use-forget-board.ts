import { useForget } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** Board and trail are asked for anew. */
export function useForgetBoard(): () => void {
  const forget = useForget();
  return () => {
    forget(calls.placements);
    forget(calls.audit);
    forget(calls.auditCheck);
  };
}
