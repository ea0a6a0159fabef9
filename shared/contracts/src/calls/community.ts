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
  /** This member's stakes in the period. */
  readonly turnover: DecimalAmount;
  /** Payouts minus stakes, from the member's side. */
  readonly net: DecimalAmount;
  /** Prize group of the lottery; `null`: the mode's. */
  readonly prizeGroup: number | null;
  /** Bounds within which this agent can set it; `null` for members recruited by someone further down. */
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
  /** For a member recruited by the agent; the difference to the agent's own group is paid to the agent. */
  setTeamPrizeGroup: call('PUT /wps/agent/team/:memberId/prize-group', { audience: 'member' })
    .takes<{ memberId: MemberId; prizeGroup: number }>()
    .fails('error_not_agent'),
};
