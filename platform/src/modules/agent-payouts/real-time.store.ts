import type { AgentContractId, MemberId } from '@croupier/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import { settlementColumns, type SettledContract } from './settlement.store.ts';

type Reader = Db['read'] | Tx;

/** The last count of a brand's real-time salary, locked; `null`: this is the first one. */
export async function lockCount(tx: Tx, brand: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    SELECT counted_at AS at FROM agent_salary_count WHERE brand = ${brand} FOR UPDATE`.execute(tx);
  return rows[0]?.at ?? null;
}

export async function lastCount(reader: Reader, brand: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    SELECT counted_at AS at FROM agent_salary_count WHERE brand = ${brand}`.execute(reader);
  return rows[0]?.at ?? null;
}

export async function isCounted(reader: Reader, brand: string, tick: Date): Promise<boolean> {
  const last = await lastCount(reader, brand);
  return last !== null && last >= tick;
}

export async function setCount(tx: Tx, brand: string, at: Date): Promise<void> {
  await sql`INSERT INTO agent_salary_count (brand, counted_at) VALUES (${brand}, ${at})
    ON CONFLICT (brand) DO UPDATE SET counted_at = excluded.counted_at`.execute(tx);
}

/** Turnover of a member in an hour before a contract begins or ends in it. */
export interface PartOfHour {
  readonly member: MemberId;
  readonly hour: Date;
  readonly currency: string;
  readonly at: Date;
  readonly units: bigint;
}

/** A begin or end of contracts within an hour, and the members below with turnover to count in it. */
interface CutHour extends Pick<PartOfHour, 'hour' | 'at'> {
  readonly members: readonly MemberId[];
}

/**
 * Begins and ends of contracts since the last count that are within an hour, with the members below whose turnover of
 * that hour is not counted yet. Begins and ends at full hours need no part.
 */
export async function cutHours(
  tx: Tx,
  { brand, last, now }: { readonly brand: string; readonly last: Date; readonly now: Date },
): Promise<readonly CutHour[]> {
  const { rows } = await sql<CutHour>`/* agent-salary-cut-hours */
    SELECT report.hour, edge.at, array_agg(DISTINCT report.member_id) AS members
    FROM agent_contract AS contract
    CROSS JOIN LATERAL (VALUES (contract.starts_at), (contract.ends_at)) AS edge (at)
    JOIN report_hour AS report ON report.hour = date_trunc('hour', edge.at, 'UTC')
    JOIN members AS member ON member.id = report.member_id AND member.brand = contract.brand
      AND contract.agent_id = ANY(string_to_array(member.upline_path, '/'))
    LEFT JOIN agent_counted_turnover AS counted ON counted.member_id = report.member_id
      AND counted.hour = report.hour AND counted.currency = report.currency
    WHERE contract.brand = ${brand} AND contract.kind = 'real-time'
      AND edge.at > ${last} AND edge.at <= ${now} AND edge.at <> date_trunc('hour', edge.at, 'UTC')
      AND report.turnover_units <> coalesce(counted.turnover_units, 0)
    GROUP BY report.hour, edge.at`.execute(tx);
  return rows;
}

interface CountStep {
  readonly brand: string;
  /** Hours before it were counted. */
  readonly from: Date;
  /** The last count: what is counted now was booked after it. `null`: no contract is credited. */
  readonly last: Date | null;
  /** What was booked before the times that `cutHours` finds. */
  readonly parts: readonly PartOfHour[];
}

/** Of what is counted now in an hour, what was booked before a time. A part contains what was counted before. */
const unitsBefore = (at: 'starts_at' | 'ends_at', last: Date | null) => {
  const time = sql.ref(`contract.${at}`);
  return sql`CASE WHEN ${time} IS NULL OR ${time} >= changed.hour + interval '1 hour' THEN changed.units
    WHEN ${time} <= greatest(${last}::timestamptz, changed.hour) THEN 0
    ELSE coalesce((SELECT part.units - changed.counted FROM part WHERE part.member_id = changed.member_id
      AND part.hour = changed.hour AND part.currency = changed.currency AND part.at = ${time}), 0) END`;
};

/**
 * Counts what the turnover by hour has more or less than at the last count, once: the difference of each member is
 * added to the contracts of all agents above, each with what was booked between its begin and its end, and stored as
 * counted.
 */
export async function countTurnover(
  tx: Tx,
  { brand, from, last, parts }: CountStep,
): Promise<void> {
  await sql`/* agent-salary-count */
    WITH part AS MATERIALIZED (
      SELECT * FROM unnest(${parts.map(({ member }) => member)}::text[],
        ${parts.map(({ hour }) => hour.toISOString())}::timestamptz[],
        ${parts.map(({ currency }) => currency)}::text[],
        ${parts.map(({ at }) => at.toISOString())}::timestamptz[],
        ${parts.map(({ units }) => units)}::bigint[]) AS part (member_id, hour, currency, at, units)
    ), changed AS (
      SELECT report.member_id, report.hour, report.currency, report.turnover_units,
        coalesce(counted.turnover_units, 0) AS counted,
        report.turnover_units - coalesce(counted.turnover_units, 0) AS units, member.upline_path
      FROM report_hour AS report
      JOIN members AS member ON member.id = report.member_id AND member.brand = ${brand}
      LEFT JOIN agent_counted_turnover AS counted ON counted.member_id = report.member_id
        AND counted.hour = report.hour AND counted.currency = report.currency
      WHERE report.hour >= ${from} AND report.turnover_units <> coalesce(counted.turnover_units, 0)
    ), stored AS (
      INSERT INTO agent_counted_turnover (member_id, hour, currency, turnover_units)
      SELECT member_id, hour, currency, turnover_units FROM changed
      ON CONFLICT (member_id, hour, currency) DO UPDATE SET turnover_units = excluded.turnover_units
    ), earned AS (
      SELECT contract.id,
        sum((${unitsBefore('ends_at', last)}) - (${unitsBefore('starts_at', last)}))::bigint AS units
      FROM changed
      CROSS JOIN LATERAL unnest(string_to_array(changed.upline_path, '/')) AS above (agent)
      JOIN agent_contract AS contract ON contract.agent_id = above.agent AND contract.kind = 'real-time'
        AND contract.starts_at < changed.hour + interval '1 hour'
        AND (contract.ends_at IS NULL OR contract.ends_at > greatest(${last}::timestamptz, changed.hour))
      WHERE ${last}::timestamptz IS NOT NULL
      GROUP BY contract.id
    )
    INSERT INTO agent_settlement AS settlement (contract_id, pending_units)
    SELECT id, units FROM earned WHERE units <> 0 ORDER BY id
    ON CONFLICT (contract_id) DO UPDATE
      SET pending_units = settlement.pending_units + excluded.pending_units`.execute(tx);
}

/** Moves what a contract that ended has left to the contract that followed it. */
export async function passPendingOn(tx: Tx, brand: string, at: Date): Promise<void> {
  await sql`WITH ended AS (
      SELECT settlement.contract_id, successor.id AS successor, settlement.pending_units AS units
      FROM agent_settlement AS settlement
      JOIN agent_contract AS contract ON contract.id = settlement.contract_id
      JOIN agent_contract AS successor ON successor.replaces_id = contract.id
      WHERE contract.brand = ${brand} AND contract.kind = 'real-time' AND contract.ends_at <= ${at}
        AND successor.starts_at IS NOT NULL AND settlement.pending_units <> 0
    ), cleared AS (
      UPDATE agent_settlement AS settlement SET pending_units = 0
      FROM ended WHERE settlement.contract_id = ended.contract_id
    )
    INSERT INTO agent_settlement AS settlement (contract_id, pending_units)
    SELECT successor, units FROM ended
    ON CONFLICT (contract_id) DO UPDATE
      SET pending_units = settlement.pending_units + excluded.pending_units`.execute(tx);
}

/** Real-time contracts with a payable turnover, locked; the agents at the top first. */
export async function lockPending(
  tx: Tx,
  brand: string,
  limit: number,
): Promise<readonly SettledContract[]> {
  const { rows } = await sql<SettledContract>`/* agent-salary-pending */
    SELECT ${settlementColumns} FROM agent_settlement AS settlement
    JOIN agent_contract AS contract ON contract.id = settlement.contract_id AND contract.kind = 'real-time'
    JOIN members AS agent ON agent.id = contract.agent_id
    WHERE settlement.pending_units > 0 AND contract.brand = ${brand}
      AND settlement.pending_units >= (contract.terms ->> 'minimumTurnover')::numeric * 100000
      AND settlement.pending_units * (contract.terms -> 'tiers' -> 0 ->> 'basisPoints')::bigint
        + settlement.rest >= 10000
    ORDER BY depth, contract.id LIMIT ${limit} FOR UPDATE OF settlement`.execute(tx);
  return rows;
}

/** Stores that the pending turnover of contracts was paid. */
export async function clearPending(
  tx: Tx,
  paid: readonly {
    readonly contract: AgentContractId;
    readonly rest: number;
    readonly until: Date;
  }[],
): Promise<void> {
  await sql`UPDATE agent_settlement AS settlement
    SET pending_units = 0, rest = paid.rest, settled_until = paid.until
    FROM unnest(${paid.map(({ contract }) => contract)}::text[], ${paid.map(({ rest }) => rest)}::int[],
      ${paid.map(({ until }) => until.toISOString())}::timestamptz[]) AS paid (contract, rest, until)
    WHERE settlement.contract_id = paid.contract`.execute(tx);
}
