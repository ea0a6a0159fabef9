import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

export const useSignInServices = (brand: string) => useCallQuery(calls.signInServices, { brand });

export function useKeepSignInService() {
  const forget = useInvalidate();
  return {
    save: useCallMutation(calls.saveSignInService),
    test: useCallMutation(calls.testSignInService),
    again: () => forget(calls.signInServices),
  };
}
