import type {
  GameId,
  Localized,
  MemberId,
  OperatorId,
  Reward,
  RewardId,
  RewardSourceType,
  RewardState,
} from '@croupier/contracts';
import { sql, type ColumnType } from 'kysely';
import type { Db, Tx } from '../../core.ts';

type Reader = Db['read'] | Tx;

/** A reward of a member as stored in its row. */
export interface GrantRow {
  readonly id: RewardId;
  readonly member_id: MemberId;
  readonly brand: string;
  readonly currency: string;
  readonly source_type: RewardSourceType;
  readonly source_id: string;
  readonly title: Localized;
  readonly terms: readonly Localized[];
  readonly reward: Reward;
  readonly claim: 'manual' | 'automatic' | 'approval';
  readonly state: RewardState;
  readonly granted_at: Date;
  readonly expires_at: Date | null;
  readonly claimed_at: Date | null;
  readonly note: string | null;
  readonly reference: string | null;
  readonly try_at: Date | null;
  readonly approvals_needed: number;
}

/** An operator who has approved a reward. */
export interface ApprovalRow {
  readonly reward_id: RewardId;
  readonly operator_id: OperatorId;
  readonly operator: string;
  readonly approved_at: Date;
}

type Json<Value> = ColumnType<Value, string, never>;

declare module '../../db/tables.ts' {
  interface Tables {
    reward_approval: ApprovalRow;
    reward_grant: Omit<GrantRow, 'title' | 'terms' | 'reward'> & {
      title: Json<Localized>;
      terms: Json<readonly Localized[]>;
      reward: Json<Reward>;
    };
  }
}

/** `false` if the source has granted the member a reward before. */
export async function addGrant(tx: Tx, row: GrantRow): Promise<boolean> {
  const added = await tx
    .insertInto('reward_grant')
    .values({
      ...row,
      title: JSON.stringify(row.title),
      terms: JSON.stringify(row.terms),
      reward: JSON.stringify(row.reward),
    })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'source_type', 'source_id']).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export function grantOfSource(
  reader: Reader,
  { member_id, source_type, source_id }: Pick<GrantRow, 'member_id' | 'source_type' | 'source_id'>,
): Promise<GrantRow> {
  return reader
    .selectFrom('reward_grant')
    .selectAll()
    .where('member_id', '=', member_id)
    .where('source_type', '=', source_type)
    .where('source_id', '=', source_id)
    .executeTakeFirstOrThrow();
}

/** Locks a reward until the transaction ends, so that it is issued or decided once. */
export function lockGrant(tx: Tx, id: RewardId): Promise<GrantRow | undefined> {
  return tx
    .selectFrom('reward_grant')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function changeGrant(
  tx: Tx,
  { id, state, claimed_at, expires_at, note, reference, try_at }: GrantRow,
): Promise<void> {
  await tx
    .updateTable('reward_grant')
    .set({ state, claimed_at, expires_at, note, reference, try_at })
    .where('id', '=', id)
    .execute();
}

/** `false` if the operator has approved the reward before. */
export async function addApproval(tx: Tx, row: ApprovalRow): Promise<boolean> {
  const added = await tx
    .insertInto('reward_approval')
    .values(row)
    .onConflict((conflict) => conflict.columns(['reward_id', 'operator_id']).doNothing())
    .returning('operator_id')
    .executeTakeFirst();
  return added !== undefined;
}

export function approvalsOf(
  reader: Reader,
  rewards: readonly RewardId[],
): Promise<readonly ApprovalRow[]> {
  if (rewards.length === 0) return Promise.resolve([]);
  return reader
    .selectFrom('reward_approval')
    .selectAll()
    .where('reward_id', 'in', [...rewards])
    .orderBy('approved_at')
    .execute();
}

export interface GrantsQuery {
  readonly member: MemberId;
  readonly view: 'waiting' | 'history';
  readonly before?: string;
  readonly now: Date;
  readonly limit: number;
}

/** Rewards of a member, newest first. What is past its time is history, also before the job ends it. */
export async function grantsOf(
  reader: Reader,
  { member, view, before, now, limit }: GrantsQuery,
): Promise<readonly GrantRow[]> {
  const { rows } = await sql<GrantRow>`
    SELECT * FROM reward_grant
    WHERE member_id = ${member} AND (${before ?? null}::text IS NULL OR id < ${before ?? null})
      AND (state = 'applying' OR (state = 'issued' AND (expires_at IS NULL OR expires_at > ${now})))
        = ${view === 'waiting'}
    ORDER BY id DESC LIMIT ${limit}`.execute(reader);
  return rows;
}

/** Ids of the rewards that a member can claim, the first to expire first. */
export async function claimableOf(
  reader: Reader,
  member: MemberId,
  now: Date,
): Promise<readonly RewardId[]> {
  const { rows } = await sql<{ id: RewardId }>`
    SELECT id FROM reward_grant
    WHERE member_id = ${member} AND state = 'issued' AND (expires_at IS NULL OR expires_at > ${now})
    ORDER BY expires_at NULLS LAST, id`.execute(reader);
  return rows.map(({ id }) => id);
}

export interface BrandGrantsQuery {
  readonly brand: string;
  readonly state?: RewardState;
  readonly id?: RewardId;
  readonly before?: string;
  readonly limit: number;
}

export type NamedGrant = GrantRow & { readonly account: string };

/** Rewards of a brand's members with the names of their accounts, newest first. */
export async function grantsIn(
  reader: Reader,
  { brand, state, id, before, limit }: BrandGrantsQuery,
): Promise<readonly NamedGrant[]> {
  const { rows } = await sql<NamedGrant>`
    SELECT reward_grant.*, members.username AS account
    FROM reward_grant JOIN members ON members.id = reward_grant.member_id COLLATE "default"
    WHERE reward_grant.brand = ${brand}
      AND (${state ?? null}::text IS NULL OR reward_grant.state = ${state ?? null})
      AND (${id ?? null}::text IS NULL OR reward_grant.id = ${id ?? null})
      AND (${before ?? null}::text IS NULL OR reward_grant.id < ${before ?? null})
    ORDER BY reward_grant.id DESC LIMIT ${limit}`.execute(reader);
  return rows;
}

/** Ends rewards whose time is over; gives those that it ended. */
export async function expireGrants(
  tx: Tx,
  now: Date,
  limit: number,
): Promise<readonly Pick<GrantRow, 'id' | 'member_id' | 'state'>[]> {
  const { rows } = await sql<Pick<GrantRow, 'id' | 'member_id' | 'state'>>`
    UPDATE reward_grant SET state = 'expired', try_at = NULL
    WHERE id IN (SELECT id FROM reward_grant WHERE state = 'issued' AND expires_at <= ${now}
      ORDER BY expires_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id, member_id, state`.execute(tx);
  return rows;
}

/** Rewards that are to be issued without a claim. */
export async function dueGrants(
  reader: Reader,
  now: Date,
  limit: number,
): Promise<readonly RewardId[]> {
  const due = await reader
    .selectFrom('reward_grant')
    .select('id')
    .where('state', '=', 'issued')
    .where('try_at', '<=', now)
    .orderBy('try_at')
    .limit(limit)
    .execute();
  return due.map(({ id }) => id);
}

/** Where a game is played, if it can be played now. */
export function playedAt(tx: Tx, game: GameId) {
  return tx
    .selectFrom('game')
    .select(['provider', 'code'])
    .where('id', '=', game)
    .where('is_active', '=', true)
    .executeTakeFirst();
}
