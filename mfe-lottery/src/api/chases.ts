import { calls } from '@croupier/contracts';
import { useAnswer } from '@croupier/client';

export function useChases({ limit, enabled }: { limit: number; enabled: boolean }) {
  return useAnswer(calls.chases, { limit }, { enabled, keepPrevious: true });
}
