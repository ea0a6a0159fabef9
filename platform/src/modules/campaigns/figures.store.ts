import type { CampaignId } from '@croupier/contracts';
import { sql } from 'kysely';
import type { Db } from '../../core.ts';

export interface RewardCounts {
  readonly joined: number;
  readonly rewards: number;
  readonly claimed: number;
  readonly expired: number;
  readonly applying: number;
}

export async function rewardCounts(read: Db['read'], campaign: CampaignId): Promise<RewardCounts> {
  const { rows } = await sql<RewardCounts>`
    SELECT (SELECT count(*) FROM campaign_member
        WHERE campaign_id = ${campaign} AND joined_at IS NOT NULL)::int AS joined,
      count(*)::int AS rewards,
      count(*) FILTER (WHERE reward.state IN ('claimed', 'processing', 'signed'))::int AS claimed,
      count(*) FILTER (WHERE reward.state IN ('expired', 'rejected'))::int AS expired,
      count(*) FILTER (WHERE reward.state = 'applying')::int AS applying
    FROM campaign_award AS award JOIN reward_grant AS reward ON reward.id = award.reward_id
    WHERE award.campaign_id = ${campaign}`.execute(read);
  return rows[0] ?? { joined: 0, rewards: 0, claimed: 0, expired: 0, applying: 0 };
}

export interface GroupSums {
  readonly isHeldOut: boolean;
  readonly members: number;
  readonly depositUnits: bigint;
  readonly turnoverUnits: bigint;
  readonly netUnits: bigint;
}

/** What the rewarded and the held-out members did from the day of their first rewarded event on. */
export async function groupSums(
  read: Db['read'],
  campaign: CampaignId,
  currency: string,
): Promise<readonly GroupSums[]> {
  const { rows } = await sql<GroupSums>`
    WITH first AS (
      SELECT member_id, min(day) AS day, bool_and(reward_id IS NULL) AS is_held_out
      FROM campaign_award WHERE campaign_id = ${campaign} GROUP BY member_id)
    SELECT first.is_held_out AS "isHeldOut", count(DISTINCT first.member_id)::int AS members,
      coalesce(sum(report.deposit_units), 0)::bigint AS "depositUnits",
      coalesce(sum(report.stake_units - report.refund_units), 0)::bigint AS "turnoverUnits",
      coalesce(sum(report.stake_units - report.refund_units - report.win_units), 0)::bigint AS "netUnits"
    FROM first LEFT JOIN report_day AS report
      ON report.member_id = first.member_id AND report.day >= first.day AND report.currency = ${currency}
    GROUP BY first.is_held_out`.execute(read);
  return rows;
}
