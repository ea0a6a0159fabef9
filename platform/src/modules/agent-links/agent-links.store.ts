import type { AgentLinkId, MemberId } from '@croupier/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import type { Day } from '../../zoned-day.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    agent_links: AgentLinkRow;
    agent_joins: AgentJoinRow;
  }
}

export interface AgentLinkRow {
  readonly id: AgentLinkId;
  readonly brand: string;
  readonly agent_id: MemberId;
  readonly code: string;
  readonly label: string;
  readonly kind: 'member' | 'agent';
  readonly prize_group: number | null;
  readonly created_at: Date;
  readonly expires_at: Date | null;
  readonly disabled_at: Date | null;
  readonly request_key: string;
}

export interface AgentJoinRow {
  readonly member_id: MemberId;
  readonly agent_id: MemberId;
  /** `null`: the agent created the account. */
  readonly link_id: AgentLinkId | null;
  readonly joined_at: Date;
}

/** A link with its visits and conversions. */
export type CountedLink = AgentLinkRow & { readonly visits: number; readonly joined: number };

type Reader = Db['read'] | Tx;

interface LinksQuery {
  readonly agent: MemberId;
  readonly id?: AgentLinkId;
  readonly before?: string | undefined;
  readonly state?: 'open' | 'expired' | 'disabled' | undefined;
  readonly now: Date;
  readonly limit: number;
}

const conditionOf = (now: Date) => ({
  open: sql`link.disabled_at IS NULL AND (link.expires_at IS NULL OR link.expires_at > ${now})`,
  expired: sql`link.disabled_at IS NULL AND link.expires_at <= ${now}`,
  disabled: sql`link.disabled_at IS NOT NULL`,
});

/** Links of an agent, the newest first. */
export async function linksOf(
  reader: Reader,
  { agent, id, before, state, now, limit }: LinksQuery,
): Promise<readonly CountedLink[]> {
  const conditions = sql.join(
    [
      sql`link.agent_id = ${agent}`,
      ...(id === undefined ? [] : [sql`link.id = ${id}`]),
      ...(before === undefined ? [] : [sql`link.id < ${before}`]),
      ...(state === undefined ? [] : [conditionOf(now)[state]]),
    ],
    sql` AND `,
  );
  const { rows } = await sql<CountedLink>`
    SELECT link.*,
      (SELECT coalesce(sum(visits), 0)::int FROM agent_link_days WHERE link_id = link.id) AS visits,
      (SELECT count(*)::int FROM agent_joins WHERE link_id = link.id) AS joined
    FROM agent_links AS link WHERE ${conditions} ORDER BY link.id DESC LIMIT ${limit}`.execute(
    reader,
  );
  return rows;
}

export async function openLinks(reader: Reader, agent: MemberId, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM agent_links AS link
    WHERE link.agent_id = ${agent} AND ${conditionOf(now).open}`.execute(reader);
  return rows[0]?.count ?? 0;
}

export async function linkByCode(
  reader: Reader,
  brand: string,
  code: string,
): Promise<AgentLinkRow | null> {
  const row = await reader
    .selectFrom('agent_links')
    .selectAll()
    .where('brand', '=', brand)
    .where('code', '=', code)
    .executeTakeFirst();
  return row ?? null;
}

/** The link until the transaction ends: it cannot be disabled meanwhile. */
export async function lockLink(tx: Tx, id: AgentLinkId): Promise<AgentLinkRow> {
  return tx
    .selectFrom('agent_links')
    .selectAll()
    .where('id', '=', id)
    .forShare()
    .executeTakeFirstOrThrow();
}

export async function linkByKey(reader: Reader, key: string): Promise<AgentLinkRow | null> {
  const row = await reader
    .selectFrom('agent_links')
    .selectAll()
    .where('request_key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

export async function addLink(tx: Tx, row: AgentLinkRow): Promise<void> {
  await tx.insertInto('agent_links').values(row).execute();
}

/** `false` if the agent has no such link. A link that was disabled before stays as it was. */
export async function disableLink(
  tx: Tx,
  { id, agent, now }: { readonly id: AgentLinkId; readonly agent: MemberId; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('agent_links')
    .set(({ fn, val }) => ({ disabled_at: fn.coalesce('disabled_at', val(now)) }))
    .where('id', '=', id)
    .where('agent_id', '=', agent)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function addJoin(tx: Tx, row: AgentJoinRow): Promise<void> {
  await tx.insertInto('agent_joins').values(row).execute();
}

/** Accounts that the agent has created since. */
export async function createdSince(reader: Reader, agent: MemberId, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM agent_joins
    WHERE agent_id = ${agent} AND link_id IS NULL AND joined_at > ${since}`.execute(reader);
  return rows[0]?.count ?? 0;
}

/** Members who joined by a link, the newest first. */
export async function joinsOf(
  reader: Reader,
  query: {
    readonly link: AgentLinkId;
    readonly before?: string | undefined;
    readonly limit: number;
  },
): Promise<readonly Pick<AgentJoinRow, 'member_id' | 'joined_at'>[]> {
  const { link, before, limit } = query;
  const older = before === undefined ? sql`` : sql`AND member_id < ${before}`;
  const { rows } = await sql<Pick<AgentJoinRow, 'member_id' | 'joined_at'>>`
    SELECT member_id, joined_at FROM agent_joins WHERE link_id = ${link} ${older}
    ORDER BY member_id DESC LIMIT ${limit}`.execute(reader);
  return rows;
}

interface Visit {
  readonly link: AgentLinkId;
  readonly day: Day;
  /** Hashes. */
  readonly visitor: string;
  readonly address: string;
  readonly perAddress: number;
}

/** Counts a visit, unless the visitor has been counted that day or the address has reached its limit. */
export async function countVisit(reader: Reader, visit: Visit): Promise<void> {
  const { link, day, visitor, address, perAddress } = visit;
  await sql`WITH first AS (
      INSERT INTO agent_link_visitors (link_id, day, visitor, address)
      SELECT ${link}, ${day}::date, ${visitor}, ${address}
      WHERE (SELECT count(*) FROM agent_link_visitors
        WHERE link_id = ${link} AND day = ${day}::date AND address = ${address}) < ${perAddress}
      ON CONFLICT DO NOTHING RETURNING link_id, day)
    INSERT INTO agent_link_days (link_id, day, visits) SELECT link_id, day, 1 FROM first
    ON CONFLICT (link_id, day) DO UPDATE SET visits = agent_link_days.visits + 1`.execute(reader);
}

/** Deletes the hashes of visitors of days before. */
export async function dropVisitors(reader: Reader, before: Day): Promise<void> {
  await sql`DELETE FROM agent_link_visitors WHERE day < ${before}::date`.execute(reader);
}
