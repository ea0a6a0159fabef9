import type { Decision } from '../games/game.ts';
import { decideRound, roundById, type Round } from './rounds.store.ts';
import { advance, leaseMs, type Settling } from './settle.ts';

/**
 * Ends an open round as its room decided it, and pays. A second decision of the same round changes nothing:
 * the first one stands. Gives the round as it stands then.
 */
export async function endHeldRound(
  settling: Settling,
  id: string,
  { result, winUnits }: Decision,
): Promise<Round> {
  await decideRound(settling.db.read, id, {
    result: JSON.stringify(result),
    win_units: winUnits,
    due_at: new Date(settling.now().getTime() + leaseMs),
  });
  return advance(settling, await roundById(settling.db.read, id));
}
