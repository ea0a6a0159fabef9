import type { MemberId } from '@croupier/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../core.ts';
import {
  agentTypes,
  canBeMasked,
  maskedAccount,
  maskedAccountIn,
  visibleRuns,
  type Member,
  type MemberRecord,
} from '../identity/index.ts';

type Reader = Db['read'];

/** The part of the tree that an agent can read. */
export interface TeamScope {
  readonly agent: MemberId;
  readonly brand: string;
  readonly affiliateCode: string;
  /** The upline path of the members whom the agent recruited. */
  readonly path: string;
}

/** The scope of a signed-in agent, from the current tree; `null` for members who are not agents. */
export async function scopeOf(
  reader: Reader,
  { id, brand }: Pick<Member, 'id' | 'brand'>,
): Promise<TeamScope | null> {
  const row = await reader
    .selectFrom('members')
    .select(['upline_path', 'affiliate_code', 'type'])
    .where('id', '=', id)
    .where('brand', '=', brand)
    .executeTakeFirst();
  if (!row || !agentTypes.includes(row.type)) return null;
  return {
    agent: id,
    brand,
    affiliateCode: row.affiliate_code ?? '',
    path: `${row.upline_path}${id}/`,
  };
}

/**
 * The members below the agent, as a subquery with the columns of `members`. Every read of an agent goes through it.
 * Paths that start with one path are a range of the index `members_by_upline`: `0` follows `/`.
 */
export function membersBelow({ brand, path }: TeamScope): RawBuilder<unknown> {
  return sql`(SELECT * FROM members WHERE brand = ${brand}
    AND upline_path >= ${path} AND upline_path < ${`${path.slice(0, -1)}0`})`;
}

export interface ScopedMember {
  readonly id: MemberId;
  readonly username: string;
  readonly type: MemberRecord['type'];
  readonly status: MemberRecord['status'];
  readonly upline_path: string;
  readonly joined_at: Date;
  readonly last_login_at: Date | null;
  /** Members whom this member recruited. */
  readonly recruits: number;
}

interface MemberFilter {
  readonly ids?: readonly MemberId[];
  readonly search?: string | undefined;
  /** Only members whom this member or the agent recruited. */
  readonly recruitsOf?: string;
  readonly types?: readonly number[];
  readonly before?: string | undefined;
  readonly limit: number;
}

/** Members below the agent, the newest first. */
export async function findBelow(
  reader: Reader,
  scope: TeamScope,
  { ids, search, recruitsOf, types, before, limit }: MemberFilter,
): Promise<readonly ScopedMember[]> {
  const conditions = [
    ids && sql`member.id = ANY(${ids}::text[])`,
    search && matches(scope, search),
    recruitsOf && sql`member.upline_path = ${recruitsOf}`,
    types && sql`member.type = ANY(${types}::int[])`,
    before && sql`member.id < ${before}`,
  ].filter((condition) => typeof condition === 'object');
  const where = conditions.length === 0 ? sql`` : sql`WHERE ${sql.join(conditions, sql` AND `)}`;
  const { rows } = await sql<ScopedMember>`
    SELECT member.id, member.username, member.type, member.status, member.upline_path, member.joined_at,
      member.last_login_at, (SELECT count(*)::int FROM members AS recruit
        WHERE recruit.upline_path = member.upline_path || member.id || '/') AS recruits
    FROM ${membersBelow(scope)} AS member ${where} ORDER BY member.id DESC LIMIT ${limit}`.execute(
    reader,
  );
  return rows;
}

/** The ids of the members below the agent whose shown name contains the text. */
export function idsBelow(scope: TeamScope, search?: string): RawBuilder<unknown> {
  const where = search ? sql`WHERE ${matches(scope, search)}` : sql``;
  return sql`(SELECT member.id FROM ${membersBelow(scope)} AS member ${where})`;
}

/** The ids of the agent and of the members below who recruited members: each member below has one of them. */
export const recruitersIn = (scope: TeamScope): RawBuilder<unknown> =>
  sql`(SELECT DISTINCT split_part(member.upline_path, '/', -2) FROM ${membersBelow(scope)} AS member)`;

/**
 * Compares with the name that the agent sees (`maskedAccount`), so that a search reveals no letter of a masked name. A
 * text that no masked name can contain is compared with the agent's own recruits alone: a range of the index. Others
 * compare the letters of the whole name first, which costs less than to mask each.
 */
function matches({ path }: TeamScope, search: string): RawBuilder<unknown> {
  const own = sql`member.upline_path = ${path}`;
  if (!canBeMasked(search)) return sql`${own} AND ${holds(sql`member.username`, search)}`;
  const shown = sql`CASE WHEN ${own} THEN member.username
    ELSE ${maskedAccountIn('member.username')} END`;
  const runs = visibleRuns(search).map((run) => holds(sql`member.username`, run));
  return sql.join([...runs, holds(shown, search)], sql` AND `);
}

const holds = (name: RawBuilder<unknown>, text: string): RawBuilder<unknown> =>
  sql`strpos(lower(${name}), lower(${text})) > 0`;

/** The member as the agent sees them: the name is masked if someone else recruited the member. */
export function shownBelow({ path }: TeamScope, { id, username, upline_path }: ScopedMember) {
  const account = upline_path === path ? username : maskedAccount(username);
  return { id, account, level: upline_path.slice(path.length).split('/').length };
}
