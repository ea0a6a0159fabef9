import type {
  MemberId,
  ReferralId,
  ReferralReason,
  ReferralState,
  ReferredFriend,
} from '@croupier/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import type { Day } from '../../zoned-day.ts';

type Reader = Db['read'] | Tx;

declare module '../../db/tables.ts' {
  interface Tables {
    referral: ReferralRow;
  }
}

export interface ReferralRow {
  readonly id: ReferralId;
  readonly friend_id: MemberId;
  readonly referrer_id: MemberId;
  readonly brand: string;
  readonly joined_day: Date;
  readonly joined_at: Date;
  readonly state: ReferralState;
  readonly reasons: readonly ReferralReason[];
  readonly decided_by: string | null;
  readonly decided_at: Date | null;
  readonly note: string | null;
}

export interface NewReferralRow extends Pick<
  ReferralRow,
  'id' | 'friend_id' | 'referrer_id' | 'brand' | 'joined_at'
> {
  readonly joinedDay: Day;
}

export async function insertReferral(tx: Tx, row: NewReferralRow): Promise<void> {
  await sql`INSERT INTO referral (id, friend_id, referrer_id, brand, joined_day, joined_at, state)
    VALUES (${row.id}, ${row.friend_id}, ${row.referrer_id}, ${row.brand}, ${row.joinedDay}::date,
      ${row.joined_at}, 'open') ON CONFLICT DO NOTHING`.execute(tx);
}

const deepest = 3;

/** Everybody below a referrer, as the common table expression `tree`. `counts` is off below a held or rejected link. */
export const treeOf = (referrer: MemberId) => sql`tree AS (
  SELECT id, friend_id, joined_day, state, 1 AS level, state IN ('open', 'released') AS counts
  FROM referral WHERE referrer_id = ${referrer}
  UNION ALL
  SELECT referral.id, referral.friend_id, referral.joined_day, referral.state, tree.level + 1,
    tree.counts AND referral.state IN ('open', 'released')
  FROM referral JOIN tree ON referral.referrer_id = tree.friend_id WHERE tree.level < ${deepest})`;

export interface FriendRow {
  readonly id: ReferralId;
  readonly account: string;
  readonly joined_at: Date;
  readonly state: ReferralState;
  readonly progress: ReferredFriend['progress'];
  readonly earned: bigint;
}

const progress = (activeSince: Day) => sql`CASE
  WHEN EXISTS (SELECT 1 FROM report_day WHERE member_id = referral.friend_id
    AND day >= ${activeSince}::date AND stake_units > 0) THEN 'active'
  WHEN EXISTS (SELECT 1 FROM report_day WHERE member_id = referral.friend_id
    AND deposit_units > 0) THEN 'deposited'
  ELSE 'registered' END`;

/** Invited friends, newest first. */
export async function friendsOf(
  reader: Reader,
  query: { member: MemberId; before?: string; limit: number; activeSince: Day },
): Promise<readonly FriendRow[]> {
  const { rows } = await sql<FriendRow>`
    SELECT referral.id, members.username AS account, referral.joined_at, referral.state,
      ${progress(query.activeSince)} AS progress,
      coalesce((SELECT sum(amount_units) FROM referral_part
        WHERE member_id = ${query.member} AND referral_id = referral.id), 0)::bigint AS earned
    FROM referral JOIN members ON members.id = referral.friend_id
    WHERE referrer_id = ${query.member}
      AND (${query.before ?? null}::text IS NULL OR referral.id < ${query.before ?? null})
    ORDER BY referral.id DESC LIMIT ${query.limit}`.execute(reader);
  return rows;
}

export interface FriendCounts {
  readonly registered: number;
  readonly deposited: number;
  readonly active: number;
  readonly inReview: number;
}

/** How many friends a member invited, by how far they came; rejected ones are left out. */
export async function countFriends(
  reader: Reader,
  { member, activeSince }: { member: MemberId; activeSince: Day },
): Promise<FriendCounts> {
  const { rows } = await sql<FriendCounts>`
    SELECT count(*)::int AS registered,
      count(*) FILTER (WHERE progress <> 'registered')::int AS deposited,
      count(*) FILTER (WHERE progress = 'active')::int AS active,
      count(*) FILTER (WHERE state = 'held')::int AS "inReview"
    FROM (SELECT state, ${progress(activeSince)} AS progress FROM referral
      WHERE referrer_id = ${member} AND state <> 'rejected') AS friend`.execute(reader);
  return rows[0] ?? { registered: 0, deposited: 0, active: 0, inReview: 0 };
}

/** How many friends count on each level, and what they earned the member. */
export async function levelsOf(reader: Reader, member: MemberId) {
  const { rows } = await sql<{ level: number; friends: number; paid: bigint }>`
    WITH RECURSIVE ${treeOf(member)}
    SELECT level, count(*) FILTER (WHERE counts)::int AS friends,
      coalesce(sum((SELECT sum(amount_units) FROM referral_part
        WHERE member_id = ${member} AND referral_id = tree.id)), 0)::bigint AS paid
    FROM tree GROUP BY level ORDER BY level`.execute(reader);
  return rows;
}

/** Active members of a brand who invited someone. */
export async function referrersOf(reader: Reader, brand: string): Promise<readonly MemberId[]> {
  const { rows } = await sql<{ id: MemberId }>`
    SELECT id FROM members WHERE brand = ${brand} AND status = 'active' AND type <> 4
      AND EXISTS (SELECT 1 FROM referral WHERE referrer_id = members.id)
    ORDER BY id`.execute(reader);
  return rows.map(({ id }) => id);
}

export interface AdminReferralRow extends ReferralRow {
  readonly referrer: string;
  readonly friend: string;
}

export async function referralsIn(
  reader: Reader,
  query: { brand?: string; state?: ReferralState; before?: string; limit: number },
): Promise<readonly AdminReferralRow[]> {
  const { brand = null, state = null, before = null } = query;
  const { rows } = await sql<AdminReferralRow>`
    SELECT referral.*, inviting.username AS referrer, invited.username AS friend
    FROM referral JOIN members AS inviting ON inviting.id = referral.referrer_id
      JOIN members AS invited ON invited.id = referral.friend_id
    WHERE (${brand}::text IS NULL OR referral.brand = ${brand})
      AND (${state}::text IS NULL OR referral.state = ${state})
      AND (${before}::text IS NULL OR referral.id < ${before})
    ORDER BY referral.id DESC LIMIT ${query.limit}`.execute(reader);
  return rows;
}

export const lockReferral = (tx: Tx, friend: MemberId) =>
  tx
    .selectFrom('referral')
    .selectAll()
    .where('friend_id', '=', friend)
    .forUpdate()
    .executeTakeFirst();

export async function decide(
  tx: Tx,
  id: ReferralId,
  decision: Pick<ReferralRow, 'state' | 'decided_by' | 'decided_at' | 'note'>,
): Promise<void> {
  await tx.updateTable('referral').set(decision).where('id', '=', id).execute();
}

export async function totalsOf(reader: Reader, brand: string) {
  const { rows } = await sql<{ friends: number; held: number; rejected: number; paid: bigint }>`
    SELECT count(*)::int AS friends, count(*) FILTER (WHERE state = 'held')::int AS held,
      count(*) FILTER (WHERE state = 'rejected')::int AS rejected,
      coalesce((SELECT sum(amount_units) FROM referral_payment WHERE brand = ${brand}), 0)::bigint AS paid
    FROM referral WHERE brand = ${brand}`.execute(reader);
  return rows[0] ?? { friends: 0, held: 0, rejected: 0, paid: 0n };
}
