import { useCall, useForget } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** Changes a section of a brand. Settings and trail are asked for anew afterwards, also after a failure. */
export function useChangeBrandSettings() {
  const forget = useForget();
  const change = useCall(calls.changeBrandSettings);
  const reload = () => {
    forget(calls.brandSettings);
    forget(calls.audit);
  };
  return { ...change, reload };
}
