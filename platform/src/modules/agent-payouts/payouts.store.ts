import type {
  AgentContractId,
  AgentPayoutId,
  ContractKind,
  MemberId,
  OperatorId,
  PayoutExplanation,
  PayoutState,
  TransferId,
} from '@croupier/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../core.ts';

export type Reader = Db['read'] | Tx;

export interface PayoutRow {
  readonly id: AgentPayoutId;
  readonly contract_id: AgentContractId;
  readonly period_key: string;
  readonly brand: string;
  readonly kind: ContractKind;
  readonly version: number;
  readonly upline_id: MemberId | null;
  readonly agent_id: MemberId;
  readonly currency: string;
  readonly period_from: Date;
  readonly period_to: Date;
  readonly amount_units: bigint;
  readonly state: PayoutState;
  readonly explanation: PayoutExplanation;
  readonly computed_at: Date;
  readonly paid_at: Date | null;
  readonly transfer_id: TransferId | null;
  readonly release_operator_id: OperatorId | null;
  readonly release_operator: string | null;
  readonly note: string;
}

export type NamedPayout = PayoutRow & { readonly agent: string; readonly upline: string | null };

declare module '../../db/tables.ts' {
  interface Tables {
    agent_payout: { -readonly [Name in keyof PayoutRow]: PayoutRow[Name] };
    agent_counted_turnover: {
      member_id: MemberId;
      hour: Date;
      currency: string;
      turnover_units: bigint;
    };
    agent_salary_count: { brand: string; counted_at: Date };
  }
}

/** Adds payouts; one of a contract and period that exists already is an error of the caller, who holds the lock. */
export async function addPayouts(tx: Tx, rows: readonly PayoutRow[]): Promise<void> {
  if (rows.length === 0) return;
  const text = (of: (row: PayoutRow) => string | null) => sql`${rows.map(of)}::text[]`;
  const time = (of: (row: PayoutRow) => Date | null) =>
    sql`${rows.map((row) => of(row)?.toISOString() ?? null)}::timestamptz[]`;
  await sql`INSERT INTO agent_payout (id, contract_id, period_key, brand, kind, upline_id, agent_id, currency,
      state, transfer_id, version, amount_units, explanation, period_from, period_to, computed_at, paid_at)
    SELECT id, contract_id, period_key, brand, kind, upline_id, agent_id, currency, state, transfer_id, version,
      amount_units, explanation::jsonb, period_from, period_to, computed_at, paid_at
    FROM unnest(${text((row) => row.id)}, ${text((row) => row.contract_id)}, ${text((row) => row.period_key)},
      ${text((row) => row.brand)}, ${text((row) => row.kind)}, ${text((row) => row.upline_id)},
      ${text((row) => row.agent_id)}, ${text((row) => row.currency)}, ${text((row) => row.state)},
      ${text((row) => row.transfer_id)}, ${rows.map(({ version }) => version)}::int[],
      ${rows.map((row) => row.amount_units)}::bigint[],
      ${text((row) => JSON.stringify(row.explanation))}, ${time((row) => row.period_from)},
      ${time((row) => row.period_to)}, ${time((row) => row.computed_at)}, ${time((row) => row.paid_at)})
      AS payout (id, contract_id, period_key, brand, kind, upline_id, agent_id, currency, state, transfer_id,
        version, amount_units, explanation, period_from, period_to, computed_at, paid_at)`.execute(
    tx,
  );
}

const named = sql`SELECT payout.*, agent.username AS agent, upline.username AS upline
  FROM agent_payout AS payout
  JOIN members AS agent ON agent.id = payout.agent_id
  LEFT JOIN members AS upline ON upline.id = payout.upline_id`;

export interface PayoutsQuery {
  readonly agent?: MemberId | undefined;
  readonly upline?: MemberId | undefined;
  readonly brand?: string | undefined;
  readonly kind?: ContractKind | undefined;
  readonly state?: PayoutState | undefined;
  /** The whole account of one of the parties. */
  readonly account?: string | undefined;
  /** Of the time of computation; `until` is exclusive. */
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
}

/** Payouts, the newest first. */
export async function payoutsIn(
  reader: Reader,
  query: PayoutsQuery,
): Promise<readonly NamedPayout[]> {
  const { agent, upline, brand, kind, state, account, since, until, before, limit } = query;
  const conditions = [
    agent && sql`payout.agent_id = ${agent}`,
    upline && sql`payout.upline_id = ${upline}`,
    brand && sql`payout.brand = ${brand}`,
    kind && sql`payout.kind = ${kind}`,
    state && sql`payout.state = ${state}`,
    account &&
      sql`(agent.username_key = lower(${account}) OR upline.username_key = lower(${account}))`,
    since && sql`payout.computed_at >= ${since}`,
    until && sql`payout.computed_at < ${until}`,
    before && sql`payout.id < ${before}`,
  ].filter((condition) => typeof condition === 'object');
  const { rows } = await sql<NamedPayout>`${named} WHERE ${sql.join(conditions, sql` AND `)}
    ORDER BY payout.id DESC LIMIT ${limit}`.execute(reader);
  return rows;
}

/** A payout, locked until the transaction ends. */
export async function lockPayout(tx: Tx, id: AgentPayoutId): Promise<NamedPayout | null> {
  const { rows } =
    await sql<NamedPayout>`${named} WHERE payout.id = ${id} FOR UPDATE OF payout`.execute(tx);
  return rows[0] ?? null;
}

type Change = Partial<
  Pick<
    PayoutRow,
    'state' | 'paid_at' | 'transfer_id' | 'release_operator_id' | 'release_operator' | 'note'
  >
>;

export async function changePayout(tx: Tx, id: AgentPayoutId, change: Change): Promise<void> {
  await tx.updateTable('agent_payout').set(change).where('id', '=', id).execute();
}

/** Payouts that wait for money of the payer and can be paid from the balance now, the oldest first. */
export async function payableNow(reader: Reader, limit: number): Promise<readonly AgentPayoutId[]> {
  const { rows } = await sql<{ id: AgentPayoutId }>`
    SELECT payout.id FROM agent_payout AS payout
    LEFT JOIN ledger_account AS cash ON cash.path = 'player:' || payout.upline_id || ':cash'
    WHERE payout.state = 'waiting'
      AND (payout.upline_id IS NULL OR coalesce(cash.balance_units, 0) >= payout.amount_units)
    ORDER BY payout.id LIMIT ${limit}`.execute(reader);
  return rows.map(({ id }) => id);
}

/** Whether an agent has payouts to agents below that could not be paid. */
export async function owes(reader: Reader, agent: MemberId): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM agent_payout WHERE upline_id = ${agent} AND state = 'waiting' LIMIT 1`.execute(
    reader,
  );
  return rows.length > 0;
}

/** Those of the agents who have unpaid payouts. */
export async function owing(
  reader: Reader,
  agents: readonly MemberId[],
): Promise<ReadonlySet<MemberId>> {
  const { rows } = await sql<{ agent: MemberId }>`
    SELECT DISTINCT upline_id AS agent FROM agent_payout
    WHERE upline_id = ANY(${agents}::text[]) AND state = 'waiting'`.execute(reader);
  return new Set(rows.map(({ agent }) => agent));
}

/** The salaries that an agent earned for periods that ended after `from`, up to `to`. */
export async function salariesOf(
  reader: Reader,
  agent: MemberId,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<bigint> {
  const { rows } = await sql<{ units: bigint }>`
    SELECT coalesce(sum(amount_units), 0)::bigint AS units FROM agent_payout
    WHERE agent_id = ${agent} AND kind <> 'dividend' AND state <> 'refused'
      AND period_to > ${from} AND period_to <= ${to}`.execute(reader);
  return rows[0]?.units ?? 0n;
}
