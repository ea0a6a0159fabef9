import { useEvent } from '@croupier/bus';
import { useCallQuery, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** What a member needs to know before asking for money. Each stake counts down what is still to be staked. */
export function usePayoutTerms() {
  const invalidate = useInvalidate();
  useEvent('wallet.balance-changed', () => invalidate(calls.payoutTerms));
  return useCallQuery(calls.payoutTerms, undefined);
}
