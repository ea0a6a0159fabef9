import { useCallQuery } from '@croupier/client';
import { calls, type GameId, type RoundId } from '@croupier/contracts';

const shown = 5;

/** The member's latest rounds of one game. */
export function useRoundsOf(nodeId: GameId, enabled: boolean) {
  return useCallQuery(calls.rounds, { nodeId, limit: shown }, { enabled });
}

/** One round with all its bookings. */
export const useRound = (id: RoundId) => useCallQuery(calls.roundDetail, { id });
