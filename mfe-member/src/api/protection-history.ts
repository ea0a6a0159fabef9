import { useAnswer } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useProtectionHistory() {
  return useAnswer(calls.protectionHistory, undefined);
}
