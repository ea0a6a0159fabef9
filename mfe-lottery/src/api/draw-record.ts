import { calls, type DrawId } from '@croupier/contracts';
import { useAnswer } from '@croupier/client';

export function useDrawRecord(drawId: DrawId) {
  return useAnswer(calls.drawRecord, { drawId });
}
