import { calls, type DrawId } from '@croupier/contracts';
import { useAnswer } from '@croupier/client';

export function useDrawRecord(drawId: DrawId, { enabled }: { enabled: boolean }) {
  return useAnswer(calls.drawRecord, { drawId }, { enabled });
}
