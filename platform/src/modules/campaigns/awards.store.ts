import type { CampaignId, MemberId, RewardId, RewardState } from '@croupier/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import type { Day } from '../../zoned-day.ts';

type Reader = Db['read'] | Tx;

declare module '../../db/tables.ts' {
  interface Tables {
    campaign_member: {
      campaign_id: CampaignId;
      member_id: MemberId;
      joined_at: Date | null;
      awards: number;
      last_day: Date | null;
      day_awards: number;
    };
  }
}

export interface MemberRow {
  readonly joined_at: Date | null;
  readonly awards: number;
  readonly last_day: Day | null;
  readonly day_awards: number;
}

interface Place {
  readonly campaign: CampaignId;
  readonly member: MemberId;
}

/** The row of a member in a campaign; it stays locked until the transaction ends. */
export async function lockMember(tx: Tx, { campaign, member }: Place): Promise<MemberRow> {
  await sql`INSERT INTO campaign_member (campaign_id, member_id) VALUES (${campaign}, ${member})
    ON CONFLICT DO NOTHING`.execute(tx);
  const { rows } = await sql<MemberRow>`
    SELECT joined_at, awards, to_char(last_day, 'YYYY-MM-DD') AS last_day, day_awards
    FROM campaign_member WHERE campaign_id = ${campaign} AND member_id = ${member}
    FOR UPDATE`.execute(tx);
  return rows[0] ?? { joined_at: null, awards: 0, last_day: null, day_awards: 0 };
}

export async function setJoined(tx: Tx, { campaign, member }: Place, at: Date | null) {
  await tx
    .updateTable('campaign_member')
    .set({ joined_at: at })
    .where('campaign_id', '=', campaign)
    .where('member_id', '=', member)
    .execute();
}

/** The member leaves these campaigns. */
export async function leaveAll(tx: Tx, member: MemberId, campaigns: readonly CampaignId[]) {
  await sql`UPDATE campaign_member SET joined_at = NULL
    WHERE member_id = ${member} AND campaign_id = ANY(${campaigns}::text[])`.execute(tx);
}

export async function countAward(tx: Tx, { campaign, member }: Place, day: Day): Promise<void> {
  await sql`UPDATE campaign_member SET awards = awards + 1, last_day = ${day}::date,
      day_awards = CASE WHEN last_day = ${day}::date THEN day_awards + 1 ELSE 1 END
    WHERE campaign_id = ${campaign} AND member_id = ${member}`.execute(tx);
}

export interface NewAward extends Place {
  readonly occurrence: string;
  readonly stackKey: string | null;
  readonly day: Day;
  readonly costUnits: bigint;
  readonly reward: RewardId | null;
  readonly at: Date;
  readonly requestKey: string | null;
}

/** `false` if the event, or another campaign of the group for the same event, was rewarded before. */
export async function addAward(tx: Tx, award: NewAward): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO campaign_award (campaign_id, member_id, occurrence, stack_key, day, cost_units, reward_id,
      awarded_at, request_key)
    VALUES (${award.campaign}, ${award.member}, ${award.occurrence}, ${award.stackKey}, ${award.day}::date,
      ${award.costUnits}, ${award.reward}, ${award.at}, ${award.requestKey})
    ON CONFLICT DO NOTHING RETURNING 1`.execute(tx);
  return rows.length > 0;
}

export async function setReward(tx: Tx, award: NewAward, reward: RewardId): Promise<void> {
  await sql`UPDATE campaign_award SET reward_id = ${reward}
    WHERE campaign_id = ${award.campaign} AND member_id = ${award.member}
      AND occurrence = ${award.occurrence}`.execute(tx);
}

interface GivenAward {
  /** The present state of the reward; `null`: held out. */
  readonly state: RewardState | null;
  readonly requestKey: string | null;
}

/** What a campaign has given a member for an event. */
export async function awardFor(
  reader: Reader,
  { campaign, member, occurrence }: Place & { readonly occurrence: string },
): Promise<GivenAward | undefined> {
  const { rows } = await sql<GivenAward>`
    SELECT reward.state, award.request_key AS "requestKey" FROM campaign_award AS award
    LEFT JOIN reward_grant AS reward ON reward.id = award.reward_id
    WHERE award.campaign_id = ${campaign} AND award.member_id = ${member}
      AND award.occurrence = ${occurrence}`.execute(reader);
  return rows[0];
}

/** An event that a campaign may reward. */
interface Found {
  readonly campaign: { readonly id: CampaignId };
  readonly event: { readonly member: MemberId; readonly occurrence: string };
}

/** Those of the events that were rewarded already, as `campaign member occurrence`. */
export async function knownAwards(
  reader: Reader,
  found: readonly Found[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`/* campaign-known */
    SELECT campaign_id || ' ' || member_id || ' ' || occurrence AS key FROM campaign_award
    WHERE (campaign_id, member_id, occurrence) IN (
      SELECT * FROM unnest(${found.map(({ campaign }) => campaign.id)}::text[],
        ${found.map(({ event }) => event.member)}::text[],
        ${found.map(({ event }) => event.occurrence)}::text[]))`.execute(reader);
  return new Set(rows.map(({ key }) => key));
}

interface StackedEvent {
  readonly member: MemberId;
  readonly stackKey: string;
}

/** Those of the events that other campaigns of the group have rewarded, as `member stackKey`. */
export async function eventsTaken(
  reader: Reader,
  campaign: CampaignId,
  events: readonly StackedEvent[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    SELECT award.member_id || ' ' || award.stack_key AS key FROM campaign_award AS award
    JOIN unnest(${events.map(({ member }) => member)}::text[],
      ${events.map(({ stackKey }) => stackKey)}::text[]) AS event (member, stack_key)
      ON event.member = award.member_id AND event.stack_key = award.stack_key
    WHERE award.campaign_id <> ${campaign}`.execute(reader);
  return new Set(rows.map(({ key }) => key));
}

/** A reward of a member with its state. */
export interface AwardState {
  readonly campaign: CampaignId;
  readonly reward: RewardId;
  readonly state: RewardState;
  readonly claim: 'manual' | 'automatic' | 'approval';
  readonly expiresAt: Date | null;
}

/** The rewards that campaigns have given a member, the latest last. */
export async function awardsOf(
  reader: Reader,
  member: MemberId,
  campaigns: readonly CampaignId[],
): Promise<readonly AwardState[]> {
  const { rows } = await sql<AwardState>`
    SELECT award.campaign_id AS campaign, award.reward_id AS reward, reward.state, reward.claim,
      reward.expires_at AS "expiresAt"
    FROM campaign_award AS award JOIN reward_grant AS reward ON reward.id = award.reward_id
    WHERE award.member_id = ${member} AND award.campaign_id = ANY(${campaigns}::text[])
    ORDER BY award.reward_id`.execute(reader);
  return rows;
}

/** When members joined campaigns, by member and campaign; those who did not are missing. */
export async function joinedIn(
  reader: Reader,
  campaigns: readonly CampaignId[],
  members: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, ReadonlyMap<string, Date>>> {
  const found = new Map<MemberId, Map<string, Date>>();
  if (campaigns.length === 0) return found;
  const { rows } = await sql<{ campaign: CampaignId; member: MemberId; joinedAt: Date }>`
    SELECT campaign_id AS campaign, member_id AS member, joined_at AS "joinedAt"
    FROM campaign_member WHERE campaign_id = ANY(${campaigns}::text[])
      AND member_id = ANY(${members}::text[]) AND joined_at IS NOT NULL`.execute(reader);
  for (const { campaign, member, joinedAt } of rows)
    found.set(member, (found.get(member) ?? new Map()).set(campaign, joinedAt));
  return found;
}

/** The rows of a member in campaigns. */
export async function memberRows(
  reader: Reader,
  member: MemberId,
  campaigns: readonly CampaignId[],
): Promise<ReadonlyMap<CampaignId, MemberRow>> {
  const { rows } = await sql<MemberRow & { campaign: CampaignId }>`
    SELECT campaign_id AS campaign, joined_at, awards, to_char(last_day, 'YYYY-MM-DD') AS last_day, day_awards
    FROM campaign_member
    WHERE member_id = ${member} AND campaign_id = ANY(${campaigns}::text[])`.execute(reader);
  return new Map(rows.map((row) => [row.campaign, row]));
}
