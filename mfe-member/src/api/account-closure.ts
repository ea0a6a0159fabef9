import { useCallMutation, useCallQuery, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

export const useAccountClosure = () => useCallQuery(calls.accountClosure, undefined);

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
