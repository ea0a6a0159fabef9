import { useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** Requests a deposit, and invalidates the list of deposits. */
export function useRequestDeposit() {
  const invalidate = useInvalidate();
  return {
    ...useCallMutation(calls.requestDeposit),
    forgetDeposits: () => invalidate(calls.deposits),
  };
}
