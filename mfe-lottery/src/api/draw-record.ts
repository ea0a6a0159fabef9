import { calls, type DrawId } from '@croupier/contracts';
import { useCallQuery } from '@croupier/client';

export function useDrawRecord(drawId: DrawId) {
  return useCallQuery(calls.drawRecord, { drawId });
}
