import { call } from '../call.ts';
import type { BonusId, MemberId, OperatorId } from '../ids.ts';
import type { DecimalAmount } from '../money.ts';
import type { Bonus, BonusHistoryInput, BonusLine, BonusTerms } from './bonuses.ts';
import type { Page } from './wallet.ts';

/** A grant that waits for a second operator. */
export interface BonusProposal {
  /** Id of the bonus that the grant will create. */
  readonly id: BonusId;
  readonly amount: DecimalAmount;
  readonly campaign: string;
  readonly terms: BonusTerms;
  readonly note: string;
  readonly operatorId: OperatorId;
  readonly operator: string;
  readonly proposedAt: string;
}

/** A member's bonuses as shown to operators. */
export interface MemberBonuses {
  readonly memberId: MemberId;
  readonly account: string;
  readonly currency: string;
  /** Newest first; at most one is active. */
  readonly bonuses: readonly Bonus[];
  readonly proposal: BonusProposal | null;
  /** A grant above this amount needs two operators; `null`: none does. */
  readonly twoPersonAbove: DecimalAmount | null;
}

/** The bonus or proposal, its member, and the reason. */
export interface BonusDecision {
  readonly memberId: MemberId;
  readonly id: BonusId;
  readonly note: string;
}

const operator = { audience: 'operator' } as const;

export const bonusesAdminCalls = {
  memberBonuses: call('GET /ops/brands/:brand/members/:account/bonuses', operator)
    .takes<{ brand: string; account: string }>()
    .gives<MemberBonuses>(),
  memberBonusHistory: call('GET /ops/members/:memberId/bonuses/history', operator)
    .takes<{ memberId: MemberId } & BonusHistoryInput>()
    .gives<Page<BonusLine>>(),
  /** Above the brand's amount the grant is a proposal until a second operator agrees. */
  grantBonus: call('POST /ops/bonuses', operator)
    .takes<{
      memberId: MemberId;
      amount: DecimalAmount;
      campaign: string;
      terms: BonusTerms;
      note: string;
    }>()
    .gives<MemberBonuses>()
    .fails('in_need_true_account', 'bonus-active'),
  confirmBonus: call('POST /ops/bonuses/confirm', operator)
    .takes<BonusDecision>()
    .gives<MemberBonuses>()
    .fails('second-person-needed', 'bonus-active'),
  refuseBonus: call('POST /ops/bonuses/refuse', operator)
    .takes<BonusDecision>()
    .gives<MemberBonuses>(),
  /** Removes what is left of an active bonus. */
  cancelBonus: call('POST /ops/bonuses/cancel', operator)
    .takes<BonusDecision>()
    .gives<MemberBonuses>()
    .fails('bonus-in-play'),
  /** Corrects what is left of an active bonus, up or down; its target stays. */
  adjustBonus: call('POST /ops/bonuses/adjust', { ...operator, once: true })
    .takes<BonusDecision & { readonly change: DecimalAmount }>()
    .gives<MemberBonuses>()
    .fails('insufficient-funds', 'amount-out-of-range'),
};
