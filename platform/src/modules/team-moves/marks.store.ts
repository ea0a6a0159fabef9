import type { AgentMark, AgentSettings, MemberId } from '@croupier/contracts';
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
  /** For marks of money. */
  readonly received: bigint | null;
  readonly passed_on: bigint | null;
  readonly turnover: bigint | null;
  readonly currency: string | null;
}

interface MarksQuery {
  readonly brand: string;
  readonly kind: AgentMark['kind'];
  readonly terms: Pick<AgentSettings, 'passedOnPercent' | 'turnoverPercent'>;
  /** Marks of money look at bookings from then on. */
  readonly since: Date;
  readonly after: { readonly member: string; readonly agent: string } | null;
  readonly limit: number;
}

const device = (member: string) => sql`(
  SELECT ip, user_agent FROM member_devices WHERE member_id = ${sql.ref(member)}
  UNION SELECT ip, user_agent FROM sessions WHERE kind = 'member' AND subject = ${sql.ref(member)})`;

const noMoney = sql`NULL::bigint AS received, NULL::bigint AS passed_on, NULL::bigint AS turnover, NULL::text AS currency`;

/** What an agent and a member below share or pass on, by kind: a subquery with one row, or without a row. */
const markBy = ({ since, terms: { passedOnPercent, turnoverPercent } }: MarksQuery) =>
  ({
    address: sql`SELECT lower.last_login_ip AS shared, ${noMoney} WHERE lower.last_login_ip = upper.last_login_ip`,
    device: sql`SELECT own.ip || ' · ' || own.user_agent AS shared, ${noMoney}
    FROM ${device('lower.id')} AS own JOIN ${device('upper.id')} AS other USING (ip, user_agent) LIMIT 1`,
    'payout-account': sql`SELECT own.method AS shared, ${noMoney} FROM payout_accounts AS own
    JOIN payout_accounts AS other ON other.method = own.method AND other.fields = own.fields
    WHERE own.member_id = lower.id AND other.member_id = upper.id LIMIT 1`,
    // Deposits and transfers that are withdrawn again with hardly a bet.
    'pass-through': sql`SELECT '' AS shared, money.* FROM (
      SELECT sum(deposit_units + greatest(transfer_units, 0))::bigint AS received,
        sum(withdrawal_units)::bigint AS passed_on, sum(stake_units - refund_units)::bigint AS turnover, currency
      FROM report_day WHERE member_id = lower.id AND day >= ${since}::date GROUP BY currency) AS money
    WHERE upper.id = lower.upline_id AND received > 0 AND passed_on * 100 >= received * ${passedOnPercent}::int
      AND turnover * 100 < received * ${turnoverPercent}::int LIMIT 1`,
    // Money that an agent sent down and that came back up the line with hardly a bet.
    circular: sql`SELECT '' AS shared, sent.received, sent.passed_on, played.turnover, sent.currency
    FROM (SELECT sum(amount_units) FILTER (WHERE sender_id = upper.id)::bigint AS received,
        sum(amount_units) FILTER (WHERE sender_id = lower.id)::bigint AS passed_on, currency
      FROM agent_transfers WHERE booked_at >= ${since}
        AND ((sender_id = upper.id AND recipient_id = lower.id) OR (sender_id = lower.id AND recipient_id = upper.id))
      GROUP BY currency) AS sent
    CROSS JOIN LATERAL (SELECT coalesce(sum(stake_units - refund_units), 0)::bigint AS turnover FROM report_day
      WHERE member_id = lower.id AND day >= ${since}::date AND report_day.currency = sent.currency) AS played
    WHERE passed_on * 100 >= received * ${passedOnPercent}::int
      AND turnover * 100 < received * ${turnoverPercent}::int LIMIT 1`,
  }) satisfies Record<AgentMark['kind'], unknown>;

/** Members and the agents above them with a mark, the newest members first. */
export async function marksIn(reader: Db['read'], query: MarksQuery): Promise<readonly MarkRow[]> {
  const { brand, kind, after, limit } = query;
  const beyond = after ? sql`AND (lower.id, upper.id) < (${after.member}, ${after.agent})` : sql``;
  const { rows } = await sql<MarkRow>`
    SELECT upper.id AS agent_id, lower.id AS member_id, upper.username AS agent, lower.username AS member,
      (array_length(above.ids, 1) - array_position(above.ids, upper.id) + 1)::int AS level, mark.shared,
      mark.received, mark.passed_on, mark.turnover, mark.currency
    FROM members AS lower
    CROSS JOIN LATERAL (SELECT string_to_array(trim(both '/' from lower.upline_path), '/') AS ids) AS above
    JOIN members AS upper ON upper.id = ANY(above.ids)
      AND upper.type IN (${sql.join(agentTypes.map((type) => sql.lit(type)))})
    CROSS JOIN LATERAL (${markBy(query)[kind]}) AS mark
    WHERE lower.brand = ${brand} AND lower.upline_path <> '/' ${beyond}
    ORDER BY lower.id DESC, upper.id DESC LIMIT ${limit}`.execute(reader);
  return rows;
}
