import { useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useChooseIcon() {
  const forget = useInvalidate();
  const choose = useCallMutation(calls.chooseIcon);
  return { ...choose, forgetMember: () => forget(calls.memberInfo) };
}
