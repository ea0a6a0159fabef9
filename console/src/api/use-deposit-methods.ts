import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** Ways to deposit of a brand, or of all brands. */
export function useDepositMethods(brand: string | null) {
  return useCallQuery(calls.adminDepositMethods, brand === null ? {} : { brand });
}

/** Sets what of a deposit must be staked; the list follows. */
export function useSetTurnover() {
  const forget = useInvalidate();
  return {
    ...useCallMutation(calls.setDepositTurnover),
    reload() {
      forget(calls.adminDepositMethods);
      forget(calls.audit);
    },
  };
}
