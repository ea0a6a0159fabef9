import type { MemberId, RankChange } from '@croupier/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import type { Day } from '../../zoned-day.ts';

type Reader = Db['read'] | Tx;

export interface ChangeRow {
  id: string;
  member_id: MemberId;
  from_level: number;
  to_level: number;
  reason: RankChange['reason'];
  changed_at: Date;
}

declare module '../../db/tables.ts' {
  interface Tables {
    vip_member: {
      member_id: MemberId;
      read_day: Date | null;
      turnover_units: bigint;
      granted_units: bigint;
      missed_months: number;
      checked_month: Date | null;
    };
    vip_grant: {
      id: string;
      member_id: MemberId;
      units: bigint;
      source: string;
      detail: string;
      day: Date;
      granted_at: Date;
    };
    vip_change: ChangeRow;
    vip_rebate_bonus: { member_id: MemberId; from_day: Date; basis_points: number };
    vip_run: { brand: string; kind: string; day: Date; ran_at: Date };
  }
}

export interface VipMember {
  readonly readDay: Day | null;
  readonly turnoverUnits: bigint;
  readonly grantedUnits: bigint;
  readonly missedMonths: number;
  readonly checkedMonth: Day | null;
}

const newMember: VipMember = {
  readDay: null,
  turnoverUnits: 0n,
  grantedUnits: 0n,
  missedMonths: 0,
  checkedMonth: null,
};

const columns = sql`to_char(read_day, 'YYYY-MM-DD') AS "readDay", turnover_units AS "turnoverUnits",
  granted_units AS "grantedUnits", missed_months AS "missedMonths",
  to_char(checked_month, 'YYYY-MM-DD') AS "checkedMonth"`;

export const totalOf = ({ turnoverUnits, grantedUnits }: VipMember): bigint =>
  turnoverUnits + grantedUnits;

/** Locks the member's rank until the transaction ends. */
export async function lockVip(tx: Tx, member: MemberId): Promise<VipMember> {
  await sql`INSERT INTO vip_member (member_id) VALUES (${member}) ON CONFLICT DO NOTHING`.execute(
    tx,
  );
  const { rows } = await sql<VipMember>`
    SELECT ${columns} FROM vip_member WHERE member_id = ${member} FOR UPDATE`.execute(tx);
  return rows[0] ?? newMember;
}

export async function vipOf(reader: Reader, member: MemberId): Promise<VipMember> {
  const { rows } = await sql<VipMember>`
    SELECT ${columns} FROM vip_member WHERE member_id = ${member}`.execute(reader);
  return rows[0] ?? newMember;
}

export async function saveVip(tx: Tx, member: MemberId, row: VipMember): Promise<void> {
  await sql`UPDATE vip_member SET read_day = ${row.readDay}::date, turnover_units = ${row.turnoverUnits},
      granted_units = ${row.grantedUnits}, missed_months = ${row.missedMonths},
      checked_month = ${row.checkedMonth}::date
    WHERE member_id = ${member}`.execute(tx);
}

export interface GrantRow {
  readonly id: string;
  readonly member: MemberId;
  readonly units: bigint;
  readonly source: string;
  readonly detail: string;
  readonly day: Day;
  readonly at: Date;
}

/** `false` if the source was counted before. */
export async function addGrant(tx: Tx, grant: GrantRow): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO vip_grant (id, member_id, units, source, detail, day, granted_at)
    VALUES (${grant.id}, ${grant.member}, ${grant.units}, ${grant.source}, ${grant.detail},
      ${grant.day}::date, ${grant.at})
    ON CONFLICT (source) DO NOTHING RETURNING 1`.execute(tx);
  return rows.length === 1;
}

/** Granted points of a member in the days; both are inclusive. What a lost level took is not among them. */
export async function grantedBetween(
  reader: Reader,
  { member, from, to }: { member: MemberId; from: Day; to: Day },
): Promise<bigint> {
  const { rows } = await sql<{ units: bigint }>`
    SELECT coalesce(sum(units), 0)::bigint AS units FROM vip_grant
    WHERE member_id = ${member} AND day BETWEEN ${from}::date AND ${to}::date
      AND NOT starts_with(source, 'lost:')`.execute(reader);
  return rows[0]?.units ?? 0n;
}

export const addChange = (tx: Tx, row: ChangeRow) =>
  tx.insertInto('vip_change').values(row).execute();

/** What a level adds to the rates of rebates, and the first day on which it does. */
export interface RebateBonus {
  readonly from: Day;
  readonly basisPoints: number;
}

/** All of a member, the earliest first. */
export async function rebateBonusesOf(
  reader: Reader,
  member: MemberId,
): Promise<readonly RebateBonus[]> {
  const { rows } = await sql<RebateBonus>`
    SELECT to_char(from_day, 'YYYY-MM-DD') AS "from", basis_points AS "basisPoints"
    FROM vip_rebate_bonus WHERE member_id = ${member} ORDER BY from_day`.execute(reader);
  return rows;
}

export async function saveRebateBonus(
  tx: Tx,
  member: MemberId,
  { from, basisPoints }: RebateBonus,
): Promise<void> {
  await sql`INSERT INTO vip_rebate_bonus (member_id, from_day, basis_points)
    VALUES (${member}, ${from}::date, ${basisPoints})
    ON CONFLICT (member_id, from_day) DO UPDATE SET basis_points = excluded.basis_points`.execute(
    tx,
  );
}

const shownChanges = 20;

/** Newest first. */
export const changesOf = (reader: Reader, member: MemberId) =>
  reader
    .selectFrom('vip_change')
    .selectAll()
    .where('member_id', '=', member)
    .orderBy('id', 'desc')
    .limit(shownChanges)
    .execute();

/** Members of a brand with a level whose month was not checked, after one of them, in the order of their ids. */
export async function uncheckedMembers(
  read: Db['read'],
  { brand, month, after, limit }: { brand: string; month: Day; after: string; limit: number },
): Promise<readonly MemberId[]> {
  const { rows } = await sql<{ id: MemberId }>`
    SELECT id FROM members LEFT JOIN vip_member ON vip_member.member_id = members.id
    WHERE brand = ${brand} AND rank_level > 0 AND type <> 4
      AND (checked_month IS NULL OR checked_month < ${month}::date) AND id > ${after}
    ORDER BY id LIMIT ${limit}`.execute(read);
  return rows.map(({ id }) => id);
}

export async function isRunDone(
  read: Db['read'],
  { brand, kind, day }: { brand: string; kind: string; day: Day },
): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM vip_run
    WHERE brand = ${brand} AND kind = ${kind} AND day = ${day}::date`.execute(read);
  return rows.length > 0;
}

/** The last day of a kind that was done; `null`: none. */
export async function lastRunOf(
  read: Db['read'],
  { brand, kind }: { brand: string; kind: string },
): Promise<Day | null> {
  const { rows } = await sql<{ day: Day }>`
    SELECT to_char(max(vip_run.day), 'YYYY-MM-DD') AS day FROM vip_run
    WHERE brand = ${brand} AND kind = ${kind}`.execute(read);
  return rows[0]?.day ?? null;
}

export async function recordRun(
  read: Db['read'],
  { brand, kind, day, at }: { brand: string; kind: string; day: Day; at: Date },
): Promise<void> {
  await sql`INSERT INTO vip_run (brand, kind, day, ran_at)
    VALUES (${brand}, ${kind}, ${day}::date, ${at}) ON CONFLICT DO NOTHING`.execute(read);
}
