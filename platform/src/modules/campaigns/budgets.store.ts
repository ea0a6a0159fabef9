import type { CampaignId } from '@croupier/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import type { Day } from '../../zoned-day.ts';

type Reader = Db['read'] | Tx;

/** The row of the whole campaign. */
const whole: Day = '1970-01-01';

export interface Spending {
  readonly campaign: CampaignId;
  readonly day: Day;
  readonly costUnits: bigint;
  readonly mostUnits: bigint | null;
  readonly mostPerDayUnits: bigint | null;
}

/**
 * Spends of the whole budget and of the day's; `false` if either would be exceeded. The check and the sum are one
 * statement on a locked row, so that no number of transactions at once exceeds a budget.
 */
export async function spend(tx: Tx, spending: Spending): Promise<boolean> {
  const { campaign, day, costUnits, mostUnits, mostPerDayUnits } = spending;
  return (
    (await add(tx, campaign, { day: whole, costUnits, mostUnits })) &&
    (await add(tx, campaign, { day, costUnits, mostUnits: mostPerDayUnits }))
  );
}

interface Part {
  readonly day: Day;
  readonly costUnits: bigint;
  readonly mostUnits: bigint | null;
}

async function add(tx: Tx, campaign: CampaignId, { day, costUnits, mostUnits }: Part) {
  if (mostUnits !== null && costUnits > mostUnits) return false;
  const { rows } = await sql`
    INSERT INTO campaign_budget AS budget (campaign_id, day, spent_units)
    VALUES (${campaign}, ${day}::date, ${costUnits})
    ON CONFLICT (campaign_id, day) DO UPDATE SET spent_units = budget.spent_units + excluded.spent_units
      WHERE ${mostUnits}::bigint IS NULL OR budget.spent_units + excluded.spent_units <= ${mostUnits}::bigint
    RETURNING 1`.execute(tx);
  return rows.length > 0;
}

export interface SpentUnits {
  readonly spentUnits: bigint;
  readonly spentTodayUnits: bigint;
}

/** What campaigns have spent in all and on a day. */
export async function spentBy(
  reader: Reader,
  campaigns: readonly CampaignId[],
  day: Day,
): Promise<ReadonlyMap<CampaignId, SpentUnits>> {
  const { rows } = await sql<SpentUnits & { campaign: CampaignId }>`
    SELECT campaign_id AS campaign,
      coalesce(sum(spent_units) FILTER (WHERE day = ${whole}::date), 0)::bigint AS "spentUnits",
      coalesce(sum(spent_units) FILTER (WHERE day = ${day}::date), 0)::bigint AS "spentTodayUnits"
    FROM campaign_budget WHERE campaign_id = ANY(${campaigns}::text[])
    GROUP BY campaign_id`.execute(reader);
  return new Map(rows.map((row) => [row.campaign, row]));
}

/** Returns the cost of rewards that expired or were rejected to their budgets, each once. */
export async function returnCosts(tx: Tx, now: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ campaign: CampaignId; day: Day; units: bigint; count: number }>`
    WITH ended AS (
      UPDATE campaign_award SET returned_at = ${now}
      WHERE (campaign_id, member_id, occurrence) IN (
        SELECT campaign_id, award.member_id, occurrence
        FROM campaign_award AS award JOIN reward_grant AS reward ON reward.id = award.reward_id
        WHERE award.returned_at IS NULL AND reward.state IN ('expired', 'rejected')
        LIMIT ${limit} FOR UPDATE OF award SKIP LOCKED)
      RETURNING campaign_id, day, cost_units)
    SELECT campaign_id AS campaign, to_char(day, 'YYYY-MM-DD') AS day, sum(cost_units)::bigint AS units,
      count(*)::int AS count
    FROM ended GROUP BY campaign_id, ended.day ORDER BY campaign_id, ended.day`.execute(tx);
  for (const { campaign, day, units } of rows)
    await sql`UPDATE campaign_budget SET spent_units = spent_units - ${units}
      WHERE campaign_id = ${campaign} AND day IN (${whole}::date, ${day}::date)`.execute(tx);
  return rows.reduce((sum, { count }) => sum + count, 0);
}
