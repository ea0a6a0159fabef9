import { useCallMutation, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useExcludeMember() {
  const forget = useInvalidate();
  const exclude = useCallMutation(calls.excludeMember);
  return { exclude, again: () => forget(calls.memberProtection) };
}
