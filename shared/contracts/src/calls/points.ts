import { call, callTable } from '../call.ts';
import type { pointSchemas } from '../schemas/points.ts';

const checked = { audience: 'member', sealed: true, once: true, real: true } as const;

export const pointCalls = callTable<typeof pointSchemas>()({
  /** How points are earned and converted; visitors see it too. */
  pointConfig: call('GET /wps/relay/MCS2_getPointConfig'),
  pointBalance: call('GET /wps/relay/MCS2_getPointBalance', { audience: 'member' }),
  /** The items of the points mall; visitors see them too. */
  pointRewards: call('GET /wps/relay/MCS2_getPointReward'),
  /** Exchanges points for an item. The relay checks the payment password first. */
  redeemPointReward: call('POST /wps/relay/checkPassword/MCS2_redeemPointReward', checked).fails(
    'in_need_true_account',
    'wrong-payment-password',
    'payment-password-locked',
    'insufficient-points',
    'item-sold-out',
    'item-limit-reached',
    'point-price-changed',
    'self-excluded',
  ),
  /** Exchanges points for cash. The relay checks the payment password first. */
  convertPoint: call('POST /wps/relay/checkPassword/MCS2_convertPoint', checked).fails(
    'in_need_true_account',
    'wrong-payment-password',
    'payment-password-locked',
    'insufficient-points',
    'amount-out-of-range',
    'point-price-changed',
    'self-excluded',
  ),
  /** The member's orders, newest first. */
  pointRedeemList: call('GET /wps/relay/MCS2_getRedeemPointList', { audience: 'member' }),
  /** The member's bookings of points, newest first. */
  pointTransactions: call('GET /wps/relay/ODSFE2_MemTransDet', { audience: 'member' }),
});
