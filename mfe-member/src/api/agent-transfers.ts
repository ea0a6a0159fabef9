import { useEvent } from '@croupier/bus';
import { useCallMutation, useCallQuery, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';
import type { Cursor } from '@croupier/ui/pager';

/** Whether and how much the member can send along the line; every booking changes what is available. */
export function useAgentTransferTerms() {
  const invalidate = useInvalidate();
  useEvent('wallet.balance-changed', () => invalidate(calls.agentTransferTerms));
  return useCallQuery(calls.agentTransferTerms, undefined);
}

/** What the member sent and received; a received transfer changes the balance. */
export function useAgentTransfers({ input }: Cursor) {
  const invalidate = useInvalidate();
  useEvent('wallet.balance-changed', () => invalidate(calls.agentTransfers));
  return useCallQuery(calls.agentTransfers, input, { keepPrevious: true });
}

export function useTransferUpline() {
  const invalidate = useInvalidate();
  return {
    ...useCallMutation(calls.transferUpline),
    invalidateTransfers() {
      invalidate(calls.agentTransfers);
      invalidate(calls.agentTransferTerms);
    },
  };
}
