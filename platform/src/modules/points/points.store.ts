import type {
  MemberId,
  PointItemDraft,
  PointEntry,
  PointEntryId,
  PointType,
} from '@croupier/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import type { Day } from '../../zoned-day.ts';

type Reader = Db['read'] | Tx;

declare module '../../db/tables.ts' {
  interface Tables {
    point_account: { member_id: MemberId; read_day: Date | null; owed_units: bigint };
    point_line: EntryRow;
  }
}

export interface EntryRow {
  id: PointEntryId;
  member_id: MemberId;
  type: PointType;
  kind: PointEntry['kind'];
  units: bigint;
  balance_units: bigint;
  detail: string;
  source: string | null;
  booked_at: Date;
}

export interface PointAccount {
  readonly readDay: Day | null;
  readonly owedUnits: bigint;
}

/** Locks the member's points until the transaction ends. */
export async function lockPoints(tx: Tx, member: MemberId): Promise<PointAccount> {
  await sql`INSERT INTO point_account (member_id) VALUES (${member}) ON CONFLICT DO NOTHING`.execute(
    tx,
  );
  const { rows } = await sql<PointAccount>`
    SELECT to_char(read_day, 'YYYY-MM-DD') AS "readDay", owed_units AS "owedUnits"
    FROM point_account WHERE member_id = ${member} FOR UPDATE`.execute(tx);
  return rows[0] ?? { readDay: null, owedUnits: 0n };
}

export async function owedOf(reader: Reader, member: MemberId): Promise<bigint> {
  const row = await reader
    .selectFrom('point_account')
    .select('owed_units')
    .where('member_id', '=', member)
    .executeTakeFirst();
  return row?.owed_units ?? 0n;
}

export async function savePointAccount(
  tx: Tx,
  member: MemberId,
  { readDay, owedUnits }: PointAccount,
): Promise<void> {
  await sql`UPDATE point_account SET read_day = ${readDay}::date, owed_units = ${owedUnits}
    WHERE member_id = ${member}`.execute(tx);
}

export const addEntries = (tx: Tx, rows: readonly EntryRow[]) =>
  tx.insertInto('point_line').values(rows).execute();

export const entryOfSource = (reader: Reader, source: string) =>
  reader.selectFrom('point_line').selectAll().where('source', '=', source).executeTakeFirst();

/** Points in units that operators have given a member since a moment, without what they took back. */
export async function givenSince(tx: Tx, member: MemberId, since: Date): Promise<bigint> {
  const { sum } = await tx
    .selectFrom('point_line')
    .select(({ fn }) => fn.sum<bigint | null>('units').as('sum'))
    .where('member_id', '=', member)
    .where('kind', '=', 'adjusted')
    .where('units', '>', 0n)
    .where('booked_at', '>', since)
    .executeTakeFirstOrThrow();
  return BigInt(sum ?? 0);
}

export interface EntriesQuery {
  readonly member: MemberId;
  readonly type?: PointType;
  readonly before?: string;
  readonly limit: number;
}

export interface EntryWithItem extends EntryRow {
  /** What the points were redeemed for. */
  readonly item: PointItemDraft | null;
}

/** Bookings of a member, newest first. The source of a redemption and of its return ends with the order's id. */
export async function entriesOf(
  reader: Reader,
  { member, type, before, limit }: EntriesQuery,
): Promise<readonly EntryWithItem[]> {
  const { rows } = await sql<EntryWithItem>`
    SELECT line.*, point_order.item FROM (
      SELECT * FROM point_line WHERE member_id = ${member}
        AND (${type ?? null}::text IS NULL OR type = ${type ?? null})
        AND (${before ?? null}::text IS NULL OR id < ${before ?? null})
      ORDER BY id DESC LIMIT ${limit}
    ) AS line
    LEFT JOIN point_order
      ON line.kind IN ('redeemed', 'returned') AND point_order.id = split_part(line.source, ':', 2)
    ORDER BY line.id DESC`.execute(reader);
  return rows;
}
