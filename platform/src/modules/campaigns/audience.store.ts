import {
  trialType,
  type CampaignAudience,
  type CampaignId,
  type MemberId,
} from '@croupier/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../core.ts';

type Reader = Db['read'] | Tx;

export interface Audience {
  readonly brand: string;
  readonly audience: CampaignAudience;
}

/** Those of the given members who belong to an audience. */
export async function membersIn(
  reader: Reader,
  audience: Audience,
  members: readonly MemberId[],
): Promise<ReadonlySet<MemberId>> {
  const { rows } = await sql<{ id: MemberId }>`
    SELECT members.id FROM members
    WHERE members.id = ANY(${members}::text[]) AND ${isIn(audience)}`.execute(reader);
  return new Set(rows.map(({ id }) => id));
}

/** Whether a member belongs to each of the audiences, in one statement. */
export async function fits(
  reader: Reader,
  member: MemberId,
  audiences: readonly Audience[],
): Promise<readonly boolean[]> {
  if (audiences.length === 0) return [];
  const each = sql.join(audiences.map((one) => sql`coalesce(${isIn(one)}, false)`));
  const { rows } = await sql<{ fits: readonly boolean[] }>`
    SELECT ARRAY[${each}] AS fits FROM members WHERE id = ${member}`.execute(reader);
  return rows[0]?.fits ?? [];
}

/** The members after one of them, in the order of their ids. */
export interface Page {
  readonly after: string;
  readonly limit: number;
}

export const audienceAfter = (
  reader: Reader,
  audience: Audience,
  page: Page,
): Promise<readonly MemberId[]> => membersAfter(reader, isIn(audience), page);

/** Those of an audience who got nothing of a campaign yet. */
export const unrewardedAfter = (
  reader: Reader,
  audience: Audience & { readonly campaign: CampaignId },
  page: Page,
): Promise<readonly MemberId[]> => {
  const isNew = sql`NOT EXISTS (SELECT FROM campaign_award AS award
    WHERE award.campaign_id = ${audience.campaign} AND award.member_id = members.id)`;
  return membersAfter(reader, sql`${isIn(audience)} AND ${isNew}`, page);
};

async function membersAfter(
  reader: Reader,
  condition: RawBuilder<unknown>,
  { after, limit }: Page,
): Promise<readonly MemberId[]> {
  const { rows } = await sql<{ id: MemberId }>`
    SELECT members.id FROM members
    WHERE ${condition} AND members.id COLLATE "C" > ${after}
    ORDER BY members.id COLLATE "C" LIMIT ${limit}`.execute(reader);
  return rows.map(({ id }) => id);
}

export interface AudienceCount {
  readonly members: number;
  /** Those who are held out of the campaign. */
  readonly heldOut: number;
  /** Those of the others whom another campaign of the group has rewarded for the event. */
  readonly taken: number;
}

/** Counts an audience for a campaign; `takenBy` names the event in its group. */
export async function countAudience(
  reader: Reader,
  audience: Audience,
  { campaign, takenBy }: { readonly campaign: CampaignId; readonly takenBy: string | null },
): Promise<AudienceCount> {
  const isOut = sql`('x' || substr(md5(${campaign} || ':' || members.id), 1, 8))::bit(32)::bigint
    % 100 < ${audience.audience.holdOutPercent}`;
  const isTaken = sql`EXISTS (SELECT FROM campaign_award AS award
    WHERE award.member_id = members.id AND award.stack_key = ${takenBy}
      AND award.campaign_id <> ${campaign})`;
  const { rows } = await sql<AudienceCount>`
    SELECT count(*)::int AS members, count(*) FILTER (WHERE ${isOut})::int AS "heldOut",
      count(*) FILTER (WHERE NOT ${isOut} AND ${isTaken})::int AS taken
    FROM members WHERE ${isIn(audience)}`.execute(reader);
  return rows[0] ?? { members: 0, heldOut: 0, taken: 0 };
}

const credited = sql`(SELECT count(*) FROM deposits
  WHERE deposits.member_id = members.id AND deposits.state = 'credited')`;

/** Excluded members and trial accounts never belong to an audience. */
function isIn({ brand, audience }: Audience) {
  const { rankFrom, rankTo, dialingCodes, registeredSince, registeredBefore } = audience;
  const { activeSince, depositsFrom, depositsTo, labels, accounts } = audience;
  const keys = labels.map((label) => label.toLowerCase());
  const numbers = dialingCodes.map((code) => `+${code}%`);
  const names = accounts.map((account) => account.toLowerCase());
  const conditions = [
    sql`members.brand = ${brand}`,
    sql`members.status = 'active'`,
    sql`members.type <> ${trialType}`,
    rankFrom !== null && sql`members.rank_level >= ${rankFrom}`,
    rankTo !== null && sql`members.rank_level <= ${rankTo}`,
    registeredSince !== null && sql`members.joined_at >= ${new Date(registeredSince)}`,
    registeredBefore !== null && sql`members.joined_at < ${new Date(registeredBefore)}`,
    activeSince !== null && sql`members.last_login_at >= ${new Date(activeSince)}`,
    depositsFrom !== null && sql`${credited} >= ${depositsFrom}`,
    depositsTo !== null && sql`${credited} <= ${depositsTo}`,
    numbers.length > 0 &&
      sql`EXISTS (SELECT FROM member_details details WHERE details.member_id = members.id
        AND details.mobile LIKE ANY(${numbers}::text[]))`,
    keys.length > 0 &&
      sql`EXISTS (SELECT FROM member_label WHERE member_label.member_id = members.id
        AND label_key = ANY(${keys}::text[]))`,
    names.length > 0 && sql`members.username_key = ANY(${names}::text[])`,
  ];
  return sql.join(
    conditions.filter((condition) => condition !== false),
    sql` AND `,
  );
}
