import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useProtectionRules() {
  return useCallQuery(calls.protectionRules, undefined);
}
