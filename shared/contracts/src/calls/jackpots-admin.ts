import { call, callTable } from '../call.ts';
import type { jackpotsAdminSchemas } from '../schemas/jackpots-admin.ts';

export const jackpotsAdminCalls = callTable<typeof jackpotsAdminSchemas>()({
  jackpotTerms: call('GET /ops/jackpots', { audience: 'operator' }),
  /** Applies from the next ticket on; period and seed from the next draw on. */
  setJackpot: call('POST /ops/jackpots', { audience: 'operator' }).fails(
    'not-found',
    'version-conflict',
  ),
});
