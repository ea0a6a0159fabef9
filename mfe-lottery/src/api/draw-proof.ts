import { calls, type DrawId } from '@croupier/contracts';
import { useAnswer } from '@croupier/client';

export function useDrawProof(drawId: DrawId) {
  return useAnswer(calls.drawProof, { drawId });
}
