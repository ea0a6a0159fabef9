import { useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useChooseIcon() {
  const invalidate = useInvalidate();
  const choose = useCallMutation(calls.chooseIcon);
  return { ...choose, forgetMember: () => invalidate(calls.memberInfo) };
}
