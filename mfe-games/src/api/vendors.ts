import { useAnswer } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useVendors() {
  return useAnswer(calls.gameVendors, {});
}
