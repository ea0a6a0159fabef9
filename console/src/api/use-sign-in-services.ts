import { useAnswer, useCall, useForget } from '@croupier/client';
import { calls } from '@croupier/contracts';

export const useSignInServices = (brand: string) => useAnswer(calls.signInServices, { brand });

export function useKeepSignInService() {
  const forget = useForget();
  return {
    save: useCall(calls.saveSignInService),
    test: useCall(calls.testSignInService),
    again: () => forget(calls.signInServices),
  };
}
