import type { AccountType, MemberId, MemberStatus } from '@croupier/contracts';
import { sql } from 'kysely';
import type { Db } from '../../core.ts';
import { agentTypes } from '../identity/index.ts';

export interface AgentRow {
  readonly id: MemberId;
  readonly username: string;
  readonly type: AccountType;
  readonly status: MemberStatus;
  readonly upline: string | null;
  readonly joined_at: Date;
  readonly last_login_at: Date | null;
  readonly agents: number;
  readonly team: number;
}

interface TreeQuery {
  readonly brand: string;
  /** Agents directly below this path; `null`: at any depth. */
  readonly path: string | null;
  readonly search: string | undefined;
  readonly isFrozen: boolean;
  readonly before: string | undefined;
  readonly limit: number;
}

const types = sql.join(agentTypes.map((type) => sql.lit(type)));

/** Agents of a brand, the newest first. */
export async function agentsIn(
  reader: Db['read'],
  { brand, path, search, isFrozen, before, limit }: TreeQuery,
): Promise<readonly AgentRow[]> {
  const conditions = sql.join(
    [
      sql`agent.brand = ${brand} AND agent.type IN (${types})`,
      ...(path === null ? [] : [sql`agent.upline_path = ${path}`]),
      ...(search ? [sql`strpos(agent.username_key, lower(${search})) > 0`] : []),
      ...(isFrozen ? [sql`agent.status <> 'active'`] : []),
      ...(before === undefined ? [] : [sql`agent.id < ${before}`]),
    ],
    sql` AND `,
  );
  const below = sql`agent.upline_path || agent.id`;
  const { rows } = await sql<AgentRow>`
    SELECT agent.id, agent.username, agent.type, agent.status, agent.joined_at, agent.last_login_at,
      (SELECT username FROM members WHERE id = agent.upline_id) AS upline,
      (SELECT count(*)::int FROM members AS child
        WHERE child.upline_path = ${below} || '/' AND child.type IN (${types})) AS agents,
      (SELECT count(*)::int FROM members AS lower WHERE lower.brand = agent.brand
        AND lower.upline_path >= ${below} || '/' AND lower.upline_path < ${below} || '0') AS team
    FROM members AS agent WHERE ${conditions} ORDER BY agent.id DESC LIMIT ${limit}`.execute(
    reader,
  );
  return rows;
}
