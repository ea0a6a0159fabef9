import type { CampaignId, MemberId } from '@croupier/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import type { Day } from '../../zoned-day.ts';
import { grouped } from './grouped.ts';

type Reader = Db['read'] | Tx;

/** `false` if the member has checked in on this day before. */
export async function addVisit(
  tx: Tx,
  { campaign, member, day }: { campaign: CampaignId; member: MemberId; day: Day },
): Promise<boolean> {
  const { rows } = await sql`INSERT INTO campaign_visit (campaign_id, member_id, day)
    VALUES (${campaign}, ${member}, ${day}::date) ON CONFLICT DO NOTHING RETURNING 1`.execute(tx);
  return rows.length > 0;
}

const longestStreak = 62;

/** The days on which a member checked in, by campaign, the latest first. */
export async function visitsOf(
  reader: Reader,
  member: MemberId,
  campaigns: readonly CampaignId[],
): Promise<ReadonlyMap<CampaignId, readonly Day[]>> {
  const { rows } = await sql<{ campaign: CampaignId; day: Day }>`
    SELECT campaign_id AS campaign, to_char(day, 'YYYY-MM-DD') AS day FROM campaign_visit
    WHERE member_id = ${member} AND campaign_id = ANY(${campaigns}::text[])
    ORDER BY campaign_visit.day DESC LIMIT ${longestStreak * campaigns.length}`.execute(reader);
  const days = grouped(rows, ({ campaign }) => campaign);
  return new Map([...days].map(([campaign, found]) => [campaign, found.map(({ day }) => day)]));
}
