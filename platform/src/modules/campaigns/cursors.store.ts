import type { CampaignId } from '@croupier/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import type { AccountPath } from '../ledger/index.ts';

type Reader = Db['read'] | Tx;

/** Up to when events of a name were looked at; `null`: never. */
export async function cursorOf(reader: Reader, name: string): Promise<Date | null> {
  const { rows } = await sql<{ reached: Date }>`
    SELECT reached FROM campaign_cursor WHERE name = ${name}`.execute(reader);
  return rows[0]?.reached ?? null;
}

export async function setCursor(reader: Reader, name: string, reached: Date): Promise<void> {
  await sql`INSERT INTO campaign_cursor (name, reached) VALUES (${name}, ${reached})
    ON CONFLICT (name) DO UPDATE SET reached = excluded.reached`.execute(reader);
}

export interface AccountVersion {
  readonly path: AccountPath;
  readonly version: bigint;
}

/** Those of the accounts of a brand's members with entries that no comparison has seen. */
export async function unseen(
  reader: Reader,
  brand: string,
  paths: readonly AccountPath[],
): Promise<readonly AccountVersion[]> {
  const { rows } = await sql<AccountVersion>`
    SELECT account.path, account.version::bigint AS version FROM ledger_account AS account
    JOIN members ON members.id = split_part(account.path, ':', 2) AND members.brand = ${brand}
    LEFT JOIN campaign_mark AS mark ON mark.path = account.path
    WHERE account.path = ANY(${paths}::text[]) AND account.version > coalesce(mark.version, 0)
    ORDER BY account.path`.execute(reader);
  return rows;
}

export async function markSeen(reader: Reader, seen: readonly AccountVersion[]): Promise<void> {
  await sql`INSERT INTO campaign_mark (path, version)
    SELECT * FROM unnest(${seen.map(({ path }) => path)}::text[], ${seen.map(({ version }) => version)}::bigint[])
    ON CONFLICT (path) DO UPDATE SET version = greatest(campaign_mark.version, excluded.version)`.execute(
    reader,
  );
}

export async function hasRun(reader: Reader, campaign: CampaignId, period: string) {
  const { rows } = await sql`SELECT 1 FROM campaign_run
    WHERE campaign_id = ${campaign} AND period = ${period}`.execute(reader);
  return rows.length > 0;
}

export async function recordRun(
  reader: Reader,
  { campaign, period, at }: { campaign: CampaignId; period: string; at: Date },
): Promise<void> {
  await sql`INSERT INTO campaign_run (campaign_id, period, ran_at)
    VALUES (${campaign}, ${period}, ${at}) ON CONFLICT DO NOTHING`.execute(reader);
}
