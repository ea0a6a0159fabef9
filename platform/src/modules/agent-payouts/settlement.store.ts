import type { AgentContractId, ContractKind } from '@croupier/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import type { ContractRow } from '../agent-contracts/index.ts';

type Reader = Db['read'] | Tx;

interface SettlementRow {
  readonly contract_id: AgentContractId;
  readonly settled_until: Date | null;
  readonly carry_units: bigint;
  readonly pending_units: bigint;
  readonly rest: number;
  readonly is_held: boolean;
  readonly is_closed: boolean;
}

declare module '../../db/tables.ts' {
  interface Tables {
    agent_settlement: { -readonly [Name in keyof SettlementRow]: SettlementRow[Name] };
  }
}

/** A contract that began, with its settlement and what a payout needs to know of its agent. */
export type SettledContract = ContractRow &
  Omit<SettlementRow, 'contract_id'> & {
    readonly starts_at: Date;
    readonly agent_status: string;
    /** Number of members above the agent. */
    readonly depth: number;
  };

const columns = sql`contract.*, settlement.settled_until, coalesce(settlement.carry_units, 0) AS carry_units,
  coalesce(settlement.pending_units, 0) AS pending_units, coalesce(settlement.rest, 0) AS rest,
  coalesce(settlement.is_held, false) AS is_held, coalesce(settlement.is_closed, false) AS is_closed,
  agent.status AS agent_status, length(agent.upline_path) AS depth`;

interface DueQuery {
  readonly brand: string;
  readonly kinds: readonly ContractKind[];
  /** Contracts that are settled up to this time, or began by then. */
  readonly until: Date;
}

/** Contracts that may have a period to settle: the agents at the top first, so that they are paid before they pay. */
export async function contractsToSettle(
  reader: Reader,
  { brand, kinds, until }: DueQuery,
): Promise<readonly SettledContract[]> {
  const { rows } = await sql<SettledContract>`
    SELECT ${columns} FROM agent_contract AS contract
    JOIN members AS agent ON agent.id = contract.agent_id
    LEFT JOIN agent_settlement AS settlement ON settlement.contract_id = contract.id
    WHERE contract.brand = ${brand} AND contract.kind = ANY(${kinds}::text[])
      AND contract.starts_at IS NOT NULL AND coalesce(settlement.is_closed, false) = false
      AND coalesce(settlement.settled_until, contract.starts_at) <= ${until}
    ORDER BY depth, contract.starts_at, contract.id`.execute(reader);
  return rows;
}

/** A contract with its settlement, which stays locked until the transaction ends. */
export async function lockSettlement(
  tx: Tx,
  contract: AgentContractId,
): Promise<SettledContract | null> {
  await sql`INSERT INTO agent_settlement (contract_id) VALUES (${contract})
    ON CONFLICT DO NOTHING`.execute(tx);
  await sql`SELECT 1 FROM agent_settlement WHERE contract_id = ${contract} FOR UPDATE`.execute(tx);
  const { rows } = await sql<SettledContract>`
    SELECT ${columns} FROM agent_contract AS contract
    JOIN members AS agent ON agent.id = contract.agent_id
    JOIN agent_settlement AS settlement ON settlement.contract_id = contract.id
    WHERE contract.id = ${contract}`.execute(tx);
  return rows[0] ?? null;
}

export async function writeSettlement(
  tx: Tx,
  contract: AgentContractId,
  change: Partial<Omit<SettlementRow, 'contract_id'>>,
): Promise<void> {
  await tx
    .updateTable('agent_settlement')
    .set(change)
    .where('contract_id', '=', contract)
    .execute();
}

/** Holds or releases the new payouts of a contract. */
export async function setHeld(tx: Tx, contract: AgentContractId, isHeld: boolean): Promise<void> {
  await sql`INSERT INTO agent_settlement (contract_id, is_held) VALUES (${contract}, ${isHeld})
    ON CONFLICT (contract_id) DO UPDATE SET is_held = excluded.is_held`.execute(tx);
}

export async function heldOf(
  reader: Reader,
  contracts: readonly AgentContractId[],
): Promise<ReadonlySet<AgentContractId>> {
  const { rows } = await sql<{ id: AgentContractId }>`
    SELECT contract_id AS id FROM agent_settlement
    WHERE contract_id = ANY(${contracts}::text[]) AND is_held`.execute(reader);
  return new Set(rows.map(({ id }) => id));
}

/** Whether and with which rest the contract before is settled to its end; `null`: not yet. */
export async function carryOfReplaced(tx: Tx, contract: AgentContractId): Promise<bigint | null> {
  const { rows } = await sql<{ units: bigint }>`
    SELECT coalesce(settlement.carry_units, 0) AS units FROM agent_contract AS contract
    LEFT JOIN agent_settlement AS settlement ON settlement.contract_id = contract.id
    WHERE contract.id = ${contract} AND (contract.starts_at >= contract.ends_at OR settlement.is_closed)`.execute(
    tx,
  );
  return rows[0]?.units ?? null;
}

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

interface CountStep {
  readonly brand: string;
  /** Hours before it were counted. */
  readonly from: Date;
  /**
   * The last count: contracts that ran then are credited, and, if the run is late, those that ran when a later hour
   * began. `null`: none is.
   */
  readonly last: Date | null;
}

/**
 * Counts what the turnover by hour has more or less than at the last count, once: the difference of each member is
 * added to the contracts of all agents above, and stored as counted.
 */
export async function countTurnover(tx: Tx, { brand, from, last }: CountStep): Promise<void> {
  await sql`/* agent-salary-count */
    WITH changed AS (
      SELECT report.member_id, report.hour, report.currency, report.turnover_units,
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
      SELECT contract.id, sum(changed.units)::bigint AS units FROM changed
      CROSS JOIN LATERAL unnest(string_to_array(changed.upline_path, '/')) AS above (agent)
      JOIN agent_contract AS contract ON contract.agent_id = above.agent AND contract.kind = 'real-time'
        AND contract.starts_at <= greatest(${last}::timestamptz, changed.hour)
        AND (contract.ends_at IS NULL OR contract.ends_at > greatest(${last}::timestamptz, changed.hour))
      WHERE ${last}::timestamptz IS NOT NULL
      GROUP BY contract.id
    )
    INSERT INTO agent_settlement AS settlement (contract_id, pending_units)
    SELECT id, units FROM earned ORDER BY id
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
    SELECT ${columns} FROM agent_settlement AS settlement
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
