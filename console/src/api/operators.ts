import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

export const useOperators = () => useCallQuery(calls.operators, undefined);

export function useOperatorActions() {
  const invalidate = useInvalidate();
  return {
    invite: useCallMutation(calls.inviteOperator),
    grant: useCallMutation(calls.grantRoles),
    setState: useCallMutation(calls.setOperatorState),
    reset: useCallMutation(calls.resetOperator),
    vouch: useCallMutation(calls.vouchForOperator),
    saveRole: useCallMutation(calls.saveRole),
    reload: () => invalidate(calls.operators),
  };
}

export const useBeginSecondFactor = () => useCallMutation(calls.beginSecondFactor);
export const useFinishSecondFactor = () => useCallMutation(calls.finishSecondFactor);
export const useRemoveSecondFactor = () => useCallMutation(calls.removeSecondFactor);
export const useRenewRecoveryCodes = () => useCallMutation(calls.renewRecoveryCodes);
export const useChangePassword = () => useCallMutation(calls.changeOperatorPassword);
export const useJoin = () => useCallMutation(calls.joinOperators);

export function useOwnSessions() {
  const invalidate = useInvalidate();
  const sessions = useCallQuery(calls.operatorSessions, undefined);
  const end = useCallMutation(calls.endOperatorSession);
  return { sessions, end, reload: () => invalidate(calls.operatorSessions) };
}

export const useSignIn = () => useCallMutation(calls.operatorLogin);

export const useSignOut = () => useCallMutation(calls.operatorLogout);
