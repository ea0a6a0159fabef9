import { call, callTable } from '../call.ts';
import type { bonusSchemas } from '../schemas/bonuses.ts';

export const bonusCalls = callTable<typeof bonusSchemas>()({
  /** Newest first; at most one is active. */
  bonuses: call('GET /wps/bonuses', { audience: 'member' }),
  forfeitBonus: call('POST /wps/bonuses/forfeit', { audience: 'member' }).fails(
    'not-found',
    'bonus-in-play',
  ),
  /** The bookings on the member's bonus money, newest first. */
  bonusHistory: call('GET /wps/bonuses/history', { audience: 'member' }),
});
