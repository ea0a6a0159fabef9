import type {
  AgentContractId,
  ContractKind,
  ContractState,
  ContractTerms,
  MemberId,
} from '@croupier/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../core.ts';

export type Reader = Db['read'] | Tx;

export interface ContractRow {
  readonly id: AgentContractId;
  readonly brand: string;
  readonly kind: ContractKind;
  /** `null`: the house. */
  readonly upline_id: MemberId | null;
  readonly agent_id: MemberId;
  readonly version: number;
  readonly terms: ContractTerms;
  readonly state: ContractState;
  readonly request_key: string;
  readonly offered_at: Date;
  readonly expires_at: Date;
  readonly reminded_at: Date | null;
  readonly decided_at: Date | null;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly end_asked_by: 'agent' | 'upline' | null;
  readonly end_asked_at: Date | null;
  readonly replaces_id: AgentContractId | null;
}

/** A contract with the accounts of both parties. */
export interface NamedContract extends ContractRow {
  readonly agent: string;
  readonly upline: string | null;
}

const named = sql`SELECT contract.*, agent.username AS agent, upline.username AS upline
  FROM agent_contract AS contract
  JOIN members AS agent ON agent.id = contract.agent_id
  LEFT JOIN members AS upline ON upline.id = contract.upline_id`;

export async function contractById(
  reader: Reader,
  id: AgentContractId,
): Promise<NamedContract | null> {
  const { rows } = await sql<NamedContract>`${named} WHERE contract.id = ${id}`.execute(reader);
  return rows[0] ?? null;
}

export async function contractByKey(tx: Tx, key: string): Promise<NamedContract | null> {
  const { rows } = await sql<NamedContract>`${named} WHERE contract.request_key = ${key}`.execute(
    tx,
  );
  return rows[0] ?? null;
}

interface OneOf {
  readonly agent: MemberId;
  readonly kind: ContractKind;
  readonly state: 'active' | 'offered';
}

/** There is at most one contract of an agent and kind in each of these states. */
export async function contractIn(
  reader: Reader,
  { agent, kind, state }: OneOf,
): Promise<NamedContract | null> {
  const { rows } = await sql<NamedContract>`${named}
    WHERE contract.agent_id = ${agent} AND contract.kind = ${kind} AND contract.state = ${state}`.execute(
    reader,
  );
  return rows[0] ?? null;
}

/** Active contracts that an agent gave to agents below. */
export async function contractsGivenBy(
  reader: Reader,
  upline: MemberId,
  kind: ContractKind,
): Promise<readonly NamedContract[]> {
  const { rows } = await sql<NamedContract>`${named}
    WHERE contract.upline_id = ${upline} AND contract.kind = ${kind} AND contract.state = 'active'
    ORDER BY contract.id`.execute(reader);
  return rows;
}

/** Whether an agent has a contract or an offer of the agent directly above. */
export async function hasContractAbove(reader: Reader, agent: MemberId): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM agent_contract WHERE agent_id = ${agent}
    AND upline_id IS NOT NULL AND state IN ('active', 'offered') LIMIT 1`.execute(reader);
  return rows.length > 0;
}

/** Contracts that wait for an answer of the member: offers, and requests of the other side to end one. */
export async function waitingFor(
  reader: Reader,
  member: MemberId,
  now: Date,
): Promise<readonly Pick<ContractRow, 'kind' | 'state'>[]> {
  const { rows } = await sql<Pick<ContractRow, 'kind' | 'state'>>`
    SELECT kind, state FROM agent_contract
    WHERE agent_id = ${member} AND ((state = 'offered' AND expires_at > ${now})
      OR (state = 'active' AND end_asked_by = 'upline'))
    UNION ALL
    SELECT kind, state FROM agent_contract
    WHERE upline_id = ${member} AND state = 'active' AND end_asked_by = 'agent'`.execute(reader);
  return rows;
}

export interface ContractsQuery {
  readonly agent?: MemberId | undefined;
  readonly upline?: MemberId | undefined;
  readonly brand?: string | undefined;
  readonly kind?: ContractKind | undefined;
  readonly state?: ContractState | undefined;
  /** Part of the agent's account. */
  readonly search?: string | undefined;
  /** The whole account of one of the parties. */
  readonly account?: string | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
}

/** Contracts, the newest first. */
export async function contractsIn(
  reader: Reader,
  query: ContractsQuery,
): Promise<readonly NamedContract[]> {
  const { agent, upline, brand, kind, state, search, account, before, limit } = query;
  const conditions = [
    agent && sql`contract.agent_id = ${agent}`,
    upline && sql`contract.upline_id = ${upline}`,
    brand && sql`contract.brand = ${brand}`,
    kind && sql`contract.kind = ${kind}`,
    state && sql`contract.state = ${state}`,
    search && sql`strpos(lower(agent.username), lower(${search})) > 0`,
    account &&
      sql`(agent.username_key = lower(${account}) OR upline.username_key = lower(${account}))`,
    before && sql`contract.id < ${before}`,
  ].filter((condition) => typeof condition === 'object');
  const { rows } = await sql<NamedContract>`${named} WHERE ${sql.join(conditions, sql` AND `)}
    ORDER BY contract.id DESC LIMIT ${limit}`.execute(reader);
  return rows;
}

/** Adds an offer with the next version of the agent and kind. The caller has locked the agent. */
export async function addOffer(
  tx: Tx,
  offer: Pick<
    ContractRow,
    | 'id'
    | 'brand'
    | 'kind'
    | 'upline_id'
    | 'agent_id'
    | 'terms'
    | 'request_key'
    | 'offered_at'
    | 'expires_at'
  >,
): Promise<void> {
  await sql`INSERT INTO agent_contract
      (id, brand, kind, upline_id, agent_id, version, terms, state, request_key, offered_at, expires_at)
    SELECT ${offer.id}, ${offer.brand}, ${offer.kind}, ${offer.upline_id}, ${offer.agent_id},
      coalesce(max(version), 0) + 1, ${JSON.stringify(offer.terms)}::jsonb, 'offered', ${offer.request_key},
      ${offer.offered_at}, ${offer.expires_at}
    FROM agent_contract WHERE agent_id = ${offer.agent_id} AND kind = ${offer.kind}`.execute(tx);
}

type Change = Partial<
  Pick<
    ContractRow,
    | 'state'
    | 'reminded_at'
    | 'decided_at'
    | 'starts_at'
    | 'ends_at'
    | 'end_asked_by'
    | 'end_asked_at'
    | 'replaces_id'
  >
>;

export async function changeContract(tx: Tx, id: AgentContractId, change: Change): Promise<void> {
  await tx.updateTable('agent_contract').set(change).where('id', '=', id).execute();
}

interface ContractEvent {
  readonly id: string;
  readonly contract_id: AgentContractId;
  readonly at: Date;
  readonly event: string;
  readonly actor: string;
  readonly ip: string | null;
}

export async function addEvent(tx: Tx, event: ContractEvent): Promise<void> {
  await tx.insertInto('agent_contract_event').values(event).execute();
}

/** Offers whose time is over, and offers that end soon without a reminder. */
export async function offersDue(
  reader: Reader,
  { now, remindUntil, limit }: { now: Date; remindUntil: Date; limit: number },
): Promise<readonly NamedContract[]> {
  const { rows } = await sql<NamedContract>`${named}
    WHERE contract.state = 'offered' AND (contract.expires_at <= ${now}
      OR (contract.expires_at <= ${remindUntil} AND contract.reminded_at IS NULL))
    ORDER BY contract.expires_at, contract.id LIMIT ${limit}`.execute(reader);
  return rows;
}

/** Active contracts and offers whose parties are no longer agents directly above each other. */
export async function brokenLines(
  reader: Reader,
  { types, limit }: { types: readonly number[]; limit: number },
): Promise<readonly NamedContract[]> {
  const { rows } = await sql<NamedContract>`${named}
    WHERE contract.state IN ('active', 'offered') AND (agent.type <> ALL(${types}::int[])
      OR (contract.upline_id IS NOT NULL AND (upline.type <> ALL(${types}::int[])
        OR right(agent.upline_path, length(contract.upline_id) + 1) <> contract.upline_id || '/')))
    ORDER BY contract.id LIMIT ${limit}`.execute(reader);
  return rows;
}

declare module '../../db/tables.ts' {
  interface Tables {
    agent_contract: {
      -readonly [Name in keyof ContractRow]: ContractRow[Name];
    };
    agent_contract_event: { -readonly [Name in keyof ContractEvent]: ContractEvent[Name] };
  }
}
