import type {
  AccountType,
  MemberId,
  MemberStatus,
  OperatorId,
  TeamMoveId,
} from '@croupier/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import { agentTypes } from '../identity/index.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    team_moves: MoveRow;
  }
}

export interface MoveRow {
  readonly id: TeamMoveId;
  readonly brand: string;
  readonly member_id: MemberId;
  readonly from_id: MemberId | null;
  readonly to_id: MemberId | null;
  readonly members: number;
  readonly state: 'proposed' | 'moved' | 'refused';
  readonly note: string;
  readonly operator_id: OperatorId;
  readonly operator: string;
  readonly request_key: string;
  readonly proposed_at: Date;
  readonly decided_by_id: OperatorId | null;
  readonly decided_by: string | null;
  readonly decided_at: Date | null;
  readonly decision_note: string | null;
}

export type NamedMove = MoveRow & {
  readonly account: string;
  readonly from_account: string | null;
  readonly to_account: string | null;
};

type Reader = Db['read'] | Tx;

/** A member as the rules of a move see them. */
export interface MovableMember {
  readonly id: MemberId;
  readonly brand: string;
  readonly username: string;
  readonly type: AccountType;
  readonly status: MemberStatus;
  readonly upline_id: MemberId | null;
  readonly path: string;
}

export async function placed(
  reader: Reader,
  where: { readonly brand: string; readonly account: string } | { readonly id: MemberId },
): Promise<MovableMember | null> {
  const row = await reader
    .selectFrom('members')
    .select(['id', 'brand', 'username', 'type', 'status', 'upline_id', 'upline_path as path'])
    .$if('id' in where, (query) => query.where('id', '=', 'id' in where ? where.id : idOf('')))
    .$if('account' in where, (query) =>
      query
        .where('brand', '=', 'account' in where ? where.brand : '')
        .where('username_key', '=', 'account' in where ? where.account.toLowerCase() : ''),
    )
    .executeTakeFirst();
  return row ?? null;
}

const idOf = (text: string) => text as MemberId;

/** The size of a team with its head. */
export async function teamSize(
  reader: Reader,
  { id, brand, path }: MovableMember,
): Promise<{ readonly members: number; readonly agents: number }> {
  const { rows } = await sql<{ members: number; agents: number }>`
    SELECT count(*)::int AS members,
      count(*) FILTER (WHERE type IN (${sql.join(agentTypes.map((type) => sql.lit(type)))}))::int AS agents
    FROM members WHERE id = ${id} OR (brand = ${brand}
      AND upline_path >= ${`${path}${id}/`} AND upline_path < ${`${path}${id}0`})`.execute(reader);
  return rows[0] ?? { members: 0, agents: 0 };
}

interface GroupOf {
  readonly username: string;
  readonly prize_group: number;
}

/** The member of a team with the highest prize group. */
export async function highestGroup(reader: Reader, head: MovableMember): Promise<GroupOf | null> {
  const { id, brand, path } = head;
  const { rows } = await sql<GroupOf>`
    SELECT username, prize_group FROM lottery_prize_group JOIN members ON members.id = member_id
    WHERE members.id = ${id} OR (brand = ${brand}
      AND upline_path >= ${`${path}${id}/`} AND upline_path < ${`${path}${id}0`})
    ORDER BY prize_group DESC LIMIT 1`.execute(reader);
  return rows[0] ?? null;
}

/** The agent with the lowest prize group, from a member upwards. */
export async function lowestGroup(
  reader: Reader,
  { id, path }: MovableMember,
): Promise<GroupOf | null> {
  const ids = [...path.split('/').filter(Boolean), id];
  const { rows } = await sql<GroupOf>`
    SELECT username, prize_group FROM lottery_prize_group JOIN members ON members.id = member_id
    WHERE member_id = ANY(${ids}::text[]) ORDER BY prize_group LIMIT 1`.execute(reader);
  return rows[0] ?? null;
}

/** Moves of one brand wait for each other until the transaction ends. */
export async function lockTree(tx: Tx, brand: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`team-moves:${brand}`}, 0))`.execute(
    tx,
  );
}

/** `false` if the team has a proposed move already. */
export async function addMove(tx: Tx, row: MoveRow): Promise<boolean> {
  const added = await tx
    .insertInto('team_moves')
    .values(row)
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function decideMove(
  tx: Tx,
  id: TeamMoveId,
  decision: Pick<
    MoveRow,
    'state' | 'decided_by_id' | 'decided_by' | 'decided_at' | 'decision_note'
  >,
): Promise<void> {
  await tx.updateTable('team_moves').set(decision).where('id', '=', id).execute();
}

function named(reader: Reader) {
  return reader
    .selectFrom('team_moves as move')
    .innerJoin('members as head', 'head.id', 'move.member_id')
    .leftJoin('members as former', 'former.id', 'move.from_id')
    .leftJoin('members as latter', 'latter.id', 'move.to_id')
    .selectAll('move')
    .select([
      'head.username as account',
      'former.username as from_account',
      'latter.username as to_account',
    ]);
}

export async function moveBy(
  reader: Reader,
  by: { readonly id: TeamMoveId; readonly brand: string } | { readonly key: string },
): Promise<NamedMove | null> {
  const query =
    'key' in by
      ? named(reader).where('move.request_key', '=', by.key)
      : named(reader).where('move.id', '=', by.id).where('move.brand', '=', by.brand);
  return (await query.executeTakeFirst()) ?? null;
}

export function movesOf(
  reader: Reader,
  { brand, before, limit }: { brand: string; before: string | undefined; limit: number },
): Promise<readonly NamedMove[]> {
  return named(reader)
    .where('move.brand', '=', brand)
    .$if(before !== undefined, (query) => query.where('move.id', '<', moveId(before ?? '')))
    .orderBy('move.id', 'desc')
    .limit(limit)
    .execute();
}

const moveId = (text: string) => text as TeamMoveId;
