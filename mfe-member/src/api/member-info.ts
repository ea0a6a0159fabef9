import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useMemberInfo() {
  return useCallQuery(calls.memberInfo, undefined);
}
