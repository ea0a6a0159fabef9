import { call, callTable } from '../call.ts';
import type { lotteryAdminSchemas } from '../schemas/lottery-admin.ts';

export const lotteryAdminCalls = callTable<typeof lotteryAdminSchemas>()({
  adminDraws: call('GET /ops/lottery/draws', { audience: 'operator' }),
  /** Two operators enter the same numbers; if the draw already has a result, the new one is settled again. */
  enterResult: call('POST /ops/lottery/draws/:drawId/entries', { audience: 'operator' }).fails(
    'draw-not-held',
    'already-decided',
    'second-person-needed',
  ),
  /** Before a result: every stake is refunded. */
  voidDraw: call('POST /ops/lottery/draws/:drawId/void', { audience: 'operator' }).fails(
    'already-decided',
  ),
  /** The numbers with the highest liability first. */
  drawLiability: call('GET /ops/lottery/draws/:drawId/liability', { audience: 'operator' }),
  restrictNumber: call('PUT /ops/lottery/games/:gameId/numbers', { audience: 'operator' }),
  /**
   * The maximum liability of one number of a play type, from the next opened draw on. `null` removes the cap.
   */
  capPlayType: call('PUT /ops/lottery/games/:gameId/caps', { audience: 'operator' }),
});
