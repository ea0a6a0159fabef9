import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

export const useOperators = () => useCallQuery(calls.operators, undefined);

export function useKeepOperators() {
  const forget = useInvalidate();
  return {
    invite: useCallMutation(calls.inviteOperator),
    grant: useCallMutation(calls.grantRoles),
    setState: useCallMutation(calls.setOperatorState),
    reset: useCallMutation(calls.resetOperator),
    vouch: useCallMutation(calls.vouchForOperator),
    saveRole: useCallMutation(calls.saveRole),
    again: () => forget(calls.operators),
  };
}
