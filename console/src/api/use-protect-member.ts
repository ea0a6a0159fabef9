import { useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** What support sets for a member who asks for it; what is shown of the member follows. */
export function useProtectMember() {
  const forget = useInvalidate();
  return {
    setLimit: useCallMutation(calls.setMemberLimit),
    beginBreak: useCallMutation(calls.beginMemberBreak),
    again() {
      forget(calls.memberProtection);
      forget(calls.audit);
    },
  };
}
