import { call } from '../call.ts';
import type { MemberId, PromotionId } from '../ids.ts';
import type { Localized } from '../languages.ts';
import type { GroupBounds } from '../lottery-terms.ts';
import type { DecimalAmount } from '../money.ts';

export interface Promotion {
  readonly id: PromotionId;
  readonly title: Localized;
  readonly summary: Localized;
  /** Terms as paragraphs of plain text. */
  readonly terms: readonly Localized[];
  readonly category: 'welcome' | 'reload' | 'lottery' | 'vip';
  readonly art: string;
  readonly startsAt: string;
  readonly endsAt: string | null;
}

export interface TeamMember {
  readonly id: MemberId;
  readonly account: string;
  readonly type: number;
  readonly joinedAt: string;
  /** Stakes of this member in the period. */
  readonly turnover: DecimalAmount;
  /** Payouts less stakes, from the member's side. */
  readonly net: DecimalAmount;
  /** Of the lottery; `null`: the mode's. */
  readonly prizeGroup: number | null;
  /** Within which this agent can set it; `null` for those whom somebody further down brought in. */
  readonly groupBounds: GroupBounds | null;
}

export interface TeamOverview {
  /** Agents and players below this agent, at any depth. */
  readonly size: number;
  readonly activeToday: number;
  readonly turnoverToday: DecimalAmount;
  readonly depositsToday: DecimalAmount;
  readonly affiliateCode: string;
  readonly members: readonly TeamMember[];
}

export const communityCalls = {
  promotions: call('GET /wps/promotions').gives<readonly Promotion[]>(),
  team: call('GET /wps/agent/team', { audience: 'member' })
    .gives<TeamOverview>()
    .fails('error_not_agent'),
  /** Of somebody whom the agent brought in; what it lies below the agent's own comes to the agent. */
  setTeamPrizeGroup: call('PUT /wps/agent/team/:memberId/prize-group', { audience: 'member' })
    .takes<{ memberId: MemberId; prizeGroup: number }>()
    .fails('error_not_agent'),
};
