import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useProtectionHistory() {
  return useCallQuery(calls.protectionHistory, undefined);
}
