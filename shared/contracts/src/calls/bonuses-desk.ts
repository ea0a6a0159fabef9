import { call } from '../call.ts';
import type { MemberId } from '../ids.ts';
import type { DecimalAmount } from '../money.ts';
import type { Bonus, BonusTerms } from './bonuses.ts';

export const bonusesDeskCalls = {
  grantBonus: call('POST /ops/bonuses', { audience: 'operator' })
    .takes<{
      memberId: MemberId;
      amount: DecimalAmount;
      campaign: string;
      terms: BonusTerms;
      note: string;
    }>()
    .gives<Bonus>()
    .fails('not-found', 'in_need_true_account', 'bonus-active'),
};
