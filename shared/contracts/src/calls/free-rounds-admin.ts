import { call, callTable } from '../call.ts';
import type { freeRoundsAdminSchemas } from '../schemas/free-rounds-admin.ts';

const operator = { audience: 'operator' } as const;

export const freeRoundsAdminCalls = callTable<typeof freeRoundsAdminSchemas>()({
  freeRoundsOffers: call('GET /ops/free-rounds', operator),
  freeRoundsHolders: call('GET /ops/free-rounds/holders', operator),
  /** Above the brand's amount it waits until a second operator agrees. */
  grantFreeRounds: call('POST /ops/free-rounds', { ...operator, once: true }).fails(
    'not-found',
    'game-unavailable',
    'idempotency-key-reused',
  ),
  confirmFreeRounds: call('POST /ops/free-rounds/confirm', operator).fails(
    'not-found',
    'second-person-needed',
    'already-decided',
    'offer-expired',
  ),
  refuseFreeRounds: call('POST /ops/free-rounds/refuse', operator).fails(
    'not-found',
    'already-decided',
  ),
  /** Takes back what is left, of one member or of all; what was bet stays. */
  cancelFreeRounds: call('POST /ops/free-rounds/cancel', operator).fails(
    'not-found',
    'already-decided',
  ),
});
