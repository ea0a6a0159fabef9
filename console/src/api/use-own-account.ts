import { useAnswer, useCall, useForget } from '@croupier/client';
import { calls } from '@croupier/contracts';

export const useBeginSecondFactor = () => useCall(calls.beginSecondFactor);
export const useFinishSecondFactor = () => useCall(calls.finishSecondFactor);
export const useRemoveSecondFactor = () => useCall(calls.removeSecondFactor);
export const useRenewRecoveryCodes = () => useCall(calls.renewRecoveryCodes);
export const useChangePassword = () => useCall(calls.changeOperatorPassword);
export const useJoin = () => useCall(calls.joinOperators);

export function useOwnSessions() {
  const forget = useForget();
  const sessions = useAnswer(calls.operatorSessions, undefined);
  const end = useCall(calls.endOperatorSession);
  return { sessions, end, again: () => forget(calls.operatorSessions) };
}
