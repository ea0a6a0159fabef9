import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

export const useBrands = () => useCallQuery(calls.brands, undefined);

export const useBrandSettings = (brand: string) => useCallQuery(calls.brandSettings, { brand });

/** Changes a section of a brand. Invalidates settings and audit trail afterwards, also after a failure. */
export function useChangeBrandSettings() {
  const invalidate = useInvalidate();
  const change = useCallMutation(calls.changeBrandSettings);
  const reload = () => {
    invalidate(calls.brandSettings);
    invalidate(calls.audit);
  };
  return { ...change, reload };
}

export const useSignInServices = (brand: string) => useCallQuery(calls.signInServices, { brand });

export function useSaveSignInService() {
  const invalidate = useInvalidate();
  return {
    save: useCallMutation(calls.saveSignInService),
    test: useCallMutation(calls.testSignInService),
    reload: () => invalidate(calls.signInServices),
  };
}
