import { useAnswer } from '@croupier/client';
import { calls, type GameId } from '@croupier/contracts';

export function useGameDetail(nodeId: GameId) {
  return useAnswer(calls.gameDetail, { nodeId });
}
