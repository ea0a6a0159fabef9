import { useCall, useForget } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useChooseIcon() {
  const forget = useForget();
  const choose = useCall(calls.chooseIcon);
  return { ...choose, forgetMember: () => forget(calls.memberInfo) };
}
