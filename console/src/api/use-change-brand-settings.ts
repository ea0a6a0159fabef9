import { useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** Changes a section of a brand. Invalidates settings and audit trail afterwards, also after a failure. */
export function useChangeBrandSettings() {
  const forget = useInvalidate();
  const change = useCallMutation(calls.changeBrandSettings);
  const reload = () => {
    forget(calls.brandSettings);
    forget(calls.audit);
  };
  return { ...change, reload };
}
