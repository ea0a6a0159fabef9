import { useAnswer, useCall, useForget } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** Ways to deposit of a brand, or of all brands. */
export function useDepositMethods(brand: string | null) {
  return useAnswer(calls.deskDepositMethods, brand === null ? {} : { brand });
}

/** Sets what of a deposit must be staked; the list follows. */
export function useSetTurnover() {
  const forget = useForget();
  return {
    ...useCall(calls.setDepositTurnover),
    reload() {
      forget(calls.deskDepositMethods);
      forget(calls.audit);
    },
  };
}
