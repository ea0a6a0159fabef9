import { useCallMutation, useCallQuery, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useRefetchOnSecurityChange } from './use-refetch-on-security-change.ts';

export function useContacts() {
  useRefetchOnSecurityChange(calls.memberContacts);
  return useCallQuery(calls.memberContacts, undefined);
}

export const useContactCode = () => useCallMutation(calls.sendContactCode);

/** Proves an address; the profile and the log show it. */
export function useConfirmContact() {
  const invalidate = useInvalidate();
  return {
    ...useCallMutation(calls.confirmContact),
    reload() {
      invalidate(calls.memberContacts);
      invalidate(calls.memberInfo);
      invalidate(calls.securityEvents);
    },
  };
}
