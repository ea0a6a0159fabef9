import { useEvent } from '@croupier/bus';
import { useCallQuery, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** What a member needs to know before a withdrawal. Each stake reduces the open turnover. */
export function usePayoutTerms() {
  const invalidate = useInvalidate();
  useEvent('wallet.balance-changed', () => invalidate(calls.payoutTerms));
  return useCallQuery(calls.payoutTerms, undefined);
}
