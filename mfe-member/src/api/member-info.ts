import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useRefetchOnSecurityChange } from './use-refetch-on-security-change.ts';

export function useMemberInfo() {
  useRefetchOnSecurityChange(calls.memberInfo);
  return useCallQuery(calls.memberInfo, undefined);
}
