import { useCall, useForget } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** Places a module of a brand. The board and the trail are asked for anew afterwards, also after a failure. */
export function usePlaceModule() {
  const forget = useForget();
  const place = useCall(calls.placeModule);
  const reload = () => {
    forget(calls.placements);
    forget(calls.audit);
  };
  return { ...place, reload };
}
