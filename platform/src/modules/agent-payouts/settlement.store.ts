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

export const settlementColumns = sql`contract.*, settlement.settled_until, coalesce(settlement.carry_units, 0) AS carry_units,
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
    SELECT ${settlementColumns} FROM agent_contract AS contract
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
    SELECT ${settlementColumns} FROM agent_contract AS contract
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
