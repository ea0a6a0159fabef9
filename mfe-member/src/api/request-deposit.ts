import { useCall, useForget } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** Asks for a deposit; the list of deposits follows. */
export function useRequestDeposit() {
  const forget = useForget();
  return { ...useCall(calls.requestDeposit), forgetDeposits: () => forget(calls.deposits) };
}
