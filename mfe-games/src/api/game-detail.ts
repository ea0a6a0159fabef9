import { useCallQuery } from '@croupier/client';
import { calls, type GameId } from '@croupier/contracts';

export function useGameDetail(nodeId: GameId) {
  return useCallQuery(calls.gameDetail, { nodeId });
}
