import { call, callTable } from '../call.ts';
import type { freeRoundsSchemas } from '../schemas/free-rounds.ts';

export const freeRoundsCalls = callTable<typeof freeRoundsSchemas>()({
  /** Those that can be played, the first to expire first, then those that ended lately. */
  freeRounds: call('GET /wps/free-rounds', { audience: 'member' }),
});
