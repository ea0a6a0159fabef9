import { useCall, useForget } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useExcludeMember() {
  const forget = useForget();
  const exclude = useCall(calls.excludeMember);
  return { exclude, again: () => forget(calls.memberProtection) };
}
