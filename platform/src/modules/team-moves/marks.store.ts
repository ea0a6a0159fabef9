import type { AgentMark, MemberId } from '@croupier/contracts';
import { sql } from 'kysely';
import type { Db } from '../../core.ts';
import { agentTypes } from '../identity/index.ts';

export interface MarkRow {
  readonly agent_id: MemberId;
  readonly member_id: MemberId;
  readonly agent: string;
  readonly member: string;
  readonly level: number;
  readonly shared: string;
}

interface MarksQuery {
  readonly brand: string;
  readonly kind: AgentMark['kind'];
  readonly after: { readonly member: string; readonly agent: string } | null;
  readonly limit: number;
}

const device = (member: string) => sql`(
  SELECT ip, user_agent FROM member_devices WHERE member_id = ${sql.ref(member)}
  UNION SELECT ip, user_agent FROM sessions WHERE kind = 'member' AND subject = ${sql.ref(member)})`;

/** What an agent and a member below share, by kind: a subquery with one text, or without a row. */
const sharedBy = {
  address: sql`SELECT lower.last_login_ip AS shared WHERE lower.last_login_ip = upper.last_login_ip`,
  device: sql`SELECT own.ip || ' · ' || own.user_agent AS shared
    FROM ${device('lower.id')} AS own JOIN ${device('upper.id')} AS other USING (ip, user_agent) LIMIT 1`,
  'payout-account': sql`SELECT own.method AS shared FROM payout_accounts AS own
    JOIN payout_accounts AS other ON other.method = own.method AND other.fields = own.fields
    WHERE own.member_id = lower.id AND other.member_id = upper.id LIMIT 1`,
} satisfies Record<AgentMark['kind'], unknown>;

/** Members and the agents above them who share something, the newest members first. */
export async function marksIn(
  reader: Db['read'],
  { brand, kind, after, limit }: MarksQuery,
): Promise<readonly MarkRow[]> {
  const beyond = after ? sql`AND (lower.id, upper.id) < (${after.member}, ${after.agent})` : sql``;
  const { rows } = await sql<MarkRow>`
    SELECT upper.id AS agent_id, lower.id AS member_id, upper.username AS agent, lower.username AS member,
      (array_length(above.ids, 1) - array_position(above.ids, upper.id) + 1)::int AS level, mark.shared
    FROM members AS lower
    CROSS JOIN LATERAL (SELECT string_to_array(trim(both '/' from lower.upline_path), '/') AS ids) AS above
    JOIN members AS upper ON upper.id = ANY(above.ids)
      AND upper.type IN (${sql.join(agentTypes.map((type) => sql.lit(type)))})
    CROSS JOIN LATERAL (${sharedBy[kind]}) AS mark
    WHERE lower.brand = ${brand} AND lower.upline_path <> '/' ${beyond}
    ORDER BY lower.id DESC, upper.id DESC LIMIT ${limit}`.execute(reader);
  return rows;
}
