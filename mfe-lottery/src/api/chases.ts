import { calls } from '@croupier/contracts';
import { useCallQuery } from '@croupier/client';

export function useChases({ limit, enabled }: { limit: number; enabled: boolean }) {
  return useCallQuery(calls.chases, { limit }, { enabled, keepPrevious: true });
}
