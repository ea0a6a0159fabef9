import { useCallMutation, useCallQuery, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useRefetchOnSecurityChange } from './use-refetch-on-security-change.ts';

export function useAccountClosure() {
  useRefetchOnSecurityChange(calls.accountClosure);
  return useCallQuery(calls.accountClosure, undefined);
}

export function useChangeClosure() {
  const invalidate = useInvalidate();
  return {
    request: useCallMutation(calls.requestAccountClosure),
    undo: useCallMutation(calls.undoAccountClosure),
    reload() {
      invalidate(calls.accountClosure);
      invalidate(calls.securityEvents);
    },
  };
}
