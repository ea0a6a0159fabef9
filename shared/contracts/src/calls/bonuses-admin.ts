import { call, callTable } from '../call.ts';
import type { bonusesAdminSchemas } from '../schemas/bonuses-admin.ts';

const operator = { audience: 'operator' } as const;

export const bonusesAdminCalls = callTable<typeof bonusesAdminSchemas>()({
  memberBonuses: call('GET /ops/brands/:brand/members/:account/bonuses', operator),
  memberBonusHistory: call('GET /ops/members/:memberId/bonuses/history', operator),
  /** Above the brand's amount the grant is a proposal until a second operator agrees. */
  grantBonus: call('POST /ops/bonuses', operator).fails('in_need_true_account', 'bonus-active'),
  confirmBonus: call('POST /ops/bonuses/confirm', operator).fails(
    'second-person-needed',
    'bonus-active',
    'already-decided',
  ),
  refuseBonus: call('POST /ops/bonuses/refuse', operator).fails('already-decided'),
  /** Removes what is left of an active bonus. */
  cancelBonus: call('POST /ops/bonuses/cancel', operator).fails('bonus-in-play', 'already-decided'),
  /** Corrects what is left of an active bonus, up or down; its target stays. */
  adjustBonus: call('POST /ops/bonuses/adjust', { ...operator, once: true }).fails(
    'insufficient-funds',
    'amount-out-of-range',
    'already-decided',
  ),
});
