import { useCall, useForget } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** Chooses the member's picture; who asks for the member gets the new one. */
export function useChooseIcon() {
  const forget = useForget();
  return { ...useCall(calls.chooseIcon), forgetMember: () => forget(calls.memberInfo) };
}
