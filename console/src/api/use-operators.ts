import { useAnswer, useCall, useForget } from '@croupier/client';
import { calls } from '@croupier/contracts';

export const useOperators = () => useAnswer(calls.operators, undefined);

export function useKeepOperators() {
  const forget = useForget();
  return {
    invite: useCall(calls.inviteOperator),
    grant: useCall(calls.grantRoles),
    setState: useCall(calls.setOperatorState),
    reset: useCall(calls.resetOperator),
    vouch: useCall(calls.vouchForOperator),
    saveRole: useCall(calls.saveRole),
    again: () => forget(calls.operators),
  };
}
