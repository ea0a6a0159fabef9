import { useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** Asks for a deposit; the list of deposits follows. */
export function useRequestDeposit() {
  const forget = useInvalidate();
  return { ...useCallMutation(calls.requestDeposit), forgetDeposits: () => forget(calls.deposits) };
}
