import { call, callTable } from '../call.ts';
import type { raffleSchemas } from '../schemas/raffles.ts';

export const raffleCalls = callTable<typeof raffleSchemas>()({
  /** Current and lately drawn raffles of the brand, with what is needed to check the draw. */
  raffles: call('GET /wps/raffles'),
  ownRaffles: call('GET /wps/raffles/own', { audience: 'member' }),
  /** The frozen list by ticket, at most 5,000 lines. */
  raffleTickets: call('GET /wps/raffles/tickets').fails('not-found'),
  /** Claims the free tickets of today; a repeated request gets the first answer, another one adds none. */
  claimRafflePromotion: call('POST /wps/relay/MCS2_claimRafflePromotion', {
    audience: 'member',
    real: true,
    once: true,
  }).fails('in_need_true_account', 'not-found', 'claim-expired', 'timed-out'),
});
