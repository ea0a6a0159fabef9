import { useAnswer } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useProtectionRules() {
  return useAnswer(calls.protectionRules, undefined);
}
