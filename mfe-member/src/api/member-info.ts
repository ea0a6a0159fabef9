import { useAnswer } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useMemberInfo() {
  return useAnswer(calls.memberInfo, undefined);
}
