import type { CampaignId, MemberId } from '@croupier/contracts';
import { campaignTier } from '@croupier/contracts/schemas';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../core.ts';
import type { Occurrence } from './campaign-awards.ts';

type Reader = Db['read'];

interface Failure {
  readonly campaign: CampaignId;
  readonly event: Occurrence;
}

const storedEvent = z.strictObject({
  event: z.string(),
  tier: campaignTier,
  reachedUnits: z.string(),
  at: z.iso.datetime(),
});

/** Pauses before the next attempt double from half a minute up to an hour. */
const nextAttempt = sql`make_interval(secs => least(30 * 2 ^ (campaign_failed_award.attempts), 3600))`;

/** Stores the failure of an award, or one more attempt of it. */
export async function addFailure(
  reader: Reader,
  { campaign, event }: Failure,
  { error, at }: { readonly error: string; readonly at: Date },
): Promise<void> {
  const stored: z.infer<typeof storedEvent> = {
    event: event.event,
    tier: event.tier,
    reachedUnits: String(event.reachedUnits),
    at: event.at.toISOString(),
  };
  await sql`INSERT INTO campaign_failed_award
      (campaign_id, member_id, occurrence, event, error, attempts, failed_at, next_attempt_at)
    VALUES (${campaign}, ${event.member}, ${event.occurrence}, ${JSON.stringify(stored)}, ${error}, 1, ${at},
      ${at}::timestamptz + interval '30 seconds')
    ON CONFLICT (campaign_id, member_id, occurrence) DO UPDATE SET error = excluded.error,
      attempts = campaign_failed_award.attempts + 1, next_attempt_at = ${at}::timestamptz + ${nextAttempt}`.execute(
    reader,
  );
}

export async function removeFailure(reader: Reader, { campaign, event }: Failure): Promise<void> {
  await sql`DELETE FROM campaign_failed_award WHERE campaign_id = ${campaign}
    AND member_id = ${event.member} AND occurrence = ${event.occurrence}`.execute(reader);
}

/** The failed awards of campaigns whose next attempt is due, the longest waiting first. */
export async function dueFailures(
  reader: Reader,
  campaigns: readonly CampaignId[],
  { at, limit }: { readonly at: Date; readonly limit: number },
): Promise<readonly Failure[]> {
  const { rows } = await sql<{
    campaign: CampaignId;
    member: MemberId;
    occurrence: string;
    event: unknown;
  }>`SELECT campaign_id AS campaign, member_id AS member, occurrence, event FROM campaign_failed_award
    WHERE campaign_id = ANY(${campaigns}::text[]) AND next_attempt_at <= ${at}
    ORDER BY next_attempt_at LIMIT ${limit}`.execute(reader);
  return rows.map(({ campaign, member, occurrence, event }) => {
    const { reachedUnits, at: happened, ...stored } = storedEvent.parse(event);
    return {
      campaign,
      event: {
        ...stored,
        member,
        occurrence,
        reachedUnits: BigInt(reachedUnits),
        at: new Date(happened),
      },
    };
  });
}

export async function countFailures(reader: Reader, campaign: CampaignId): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count
    FROM campaign_failed_award WHERE campaign_id = ${campaign}`.execute(reader);
  return rows[0]?.count ?? 0;
}
