import { useAnswer } from '@croupier/client';
import { calls, type GameId } from '@croupier/contracts';

const shown = 5;

/** The member's latest rounds of one game. */
export function useRoundsOf(nodeId: GameId, enabled: boolean) {
  return useAnswer(calls.rounds, { nodeId, limit: shown }, { enabled });
}
