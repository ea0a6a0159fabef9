import type {
  ExclusionLength,
  LimitKind,
  LimitPeriod,
  MemberId,
  ProtectionRecord,
} from '@croupier/contracts';
import { sql, type JSONColumnType, type Kysely } from 'kysely';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';

export interface ProtectionTables {
  protection_guard: GuardColumns & {
    limits: JSONColumnType<readonly StoredLimit[]>;
    usage: JSONColumnType<StoredUsage>;
  };
  protection_record: Omit<ProtectionRecord, 'at'> & { at: Date; member_id: MemberId };
}

declare module '../../db/tables.ts' {
  interface Tables extends ProtectionTables {}
}

interface GuardColumns {
  member_id: MemberId;
  brand: string;
  counts_from: Date | null;
  time_out_until: Date | null;
  exclusion_length: ExclusionLength | null;
  excluded_since: Date | null;
  excluded_until: Date | null;
  irrevocable_until: Date | null;
  return_at: Date | null;
  play_started_at: Date | null;
  play_seen_at: Date | null;
  reality_minutes: number | null;
  reality_at: Date | null;
  reminded_at: Date | null;
  reviewed_at: Date | null;
}

export interface GuardRow extends GuardColumns {
  limits: readonly StoredLimit[];
  usage: StoredUsage;
}

/** Sums are stored as text: a JSON number is not exact. */
export type StoredUsage = Partial<Record<LimitKind, readonly StoredBucket[]>>;
export type StoredBucket = readonly [until: number, sum: string];

export interface StoredLimit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly value: string;
  readonly pending: StoredPending | null;
}

interface StoredPending {
  readonly value: string | null;
  readonly askedAt: string;
  readonly dueAt: string;
}

type Reader = Kysely<Tables> | Tx;

/** Guard rows of the given members, locked until the transaction ends; always in one order. */
export async function lockGuards(tx: Tx, members: readonly MemberId[]): Promise<GuardRow[]> {
  const { rows } = await sql<GuardRow>`/* protection-guards-held */
    select member_id, brand, limits, usage, counts_from, time_out_until, exclusion_length,
      excluded_since, excluded_until, irrevocable_until, return_at, play_started_at, play_seen_at,
      reality_minutes, reality_at, reminded_at, reviewed_at
    from protection_guard where member_id = any(${members}::text[])
    order by member_id for update`.execute(tx);
  return rows;
}

export async function guardRow(read: Reader, member: MemberId): Promise<GuardRow | null> {
  const row = await read
    .selectFrom('protection_guard')
    .selectAll()
    .where('member_id', '=', member)
    .executeTakeFirst();
  return row ?? null;
}

/** Creates rows for members without one, so that they can be locked. */
export async function openGuards(
  tx: Tx,
  members: readonly { readonly id: MemberId; readonly brand: string }[],
): Promise<void> {
  await sql`/* protection-guards-open */
    insert into protection_guard (member_id, brand)
    select id, brand from unnest(${members.map(({ id }) => id)}::text[],
      ${members.map(({ brand }) => brand)}::text[]) as member (id, brand)
    order by id
    on conflict (member_id) do nothing`.execute(tx);
}

/** Writes the locked rows, in one statement. */
export async function writeGuards(tx: Tx, rows: readonly GuardRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`/* protection-guards-write */
    update protection_guard g set limits = n.limits, usage = n.usage, counts_from = n.counts_from,
      time_out_until = n.time_out_until, exclusion_length = n.exclusion_length,
      excluded_since = n.excluded_since, excluded_until = n.excluded_until,
      irrevocable_until = n.irrevocable_until, return_at = n.return_at,
      play_started_at = n.play_started_at, play_seen_at = n.play_seen_at,
      reality_minutes = n.reality_minutes, reality_at = n.reality_at,
      reminded_at = n.reminded_at, reviewed_at = n.reviewed_at
    from jsonb_populate_recordset(null::protection_guard, ${JSON.stringify(rows)}::jsonb) as n
    where g.member_id = n.member_id`.execute(tx);
}

/** Marks members as notified of a waiting check, and returns the newly marked ones. */
export async function remindDue(
  tx: Tx,
  { now, seenAfter }: { now: Date; seenAfter: Date },
): Promise<readonly MemberId[]> {
  const rows = await tx
    .updateTable('protection_guard')
    .set({ reminded_at: now })
    .where('play_seen_at', '>=', seenAfter)
    .where('reality_at', '<=', now)
    .where((eb) =>
      eb.or([
        eb('reminded_at', 'is', null),
        eb('reminded_at', '<', eb.ref('protection_guard.reality_at')),
      ]),
    )
    .returning('member_id')
    .execute();
  return rows.map(({ member_id }) => member_id);
}

export async function addRecord(
  tx: Tx,
  record: ProtectionTables['protection_record'],
): Promise<void> {
  await tx.insertInto('protection_record').values(record).execute();
}

const recordsShown = 100;

/** The decisions about a member, newest first. */
export async function recordsOf(read: Reader, member: MemberId): Promise<ProtectionRecord[]> {
  const rows = await read
    .selectFrom('protection_record')
    .selectAll()
    .where('member_id', '=', member)
    .orderBy('id', 'desc')
    .limit(recordsShown)
    .execute();
  return rows.map(({ member_id: _member, at, ...rest }) => ({ ...rest, at: at.toISOString() }));
}
