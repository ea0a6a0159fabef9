import { useCall, useForget } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** What support sets for a member who asks for it; what is shown of the member follows. */
export function useProtectMember() {
  const forget = useForget();
  return {
    setLimit: useCall(calls.setMemberLimit),
    beginBreak: useCall(calls.beginMemberBreak),
    again() {
      forget(calls.memberProtection);
      forget(calls.audit);
    },
  };
}
