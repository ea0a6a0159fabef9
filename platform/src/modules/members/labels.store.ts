import type { LabelCount, MemberId } from '@croupier/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../core.ts';

type Reader = Db['read'] | Tx;

export interface LabelRow {
  readonly member_id: MemberId;
  readonly brand: string;
  readonly label: string;
  readonly label_key: string;
  readonly operator: string;
  readonly labelled_at: Date;
}

declare module '../../db/tables.ts' {
  interface Tables {
    member_label: LabelRow;
  }
}

/** The brand of a member; the row stays locked, so that two operators do not mix their labels. */
export async function lockBrandOf(tx: Tx, member: MemberId): Promise<string | null> {
  const row = await tx
    .selectFrom('members')
    .select('brand')
    .where('id', '=', member)
    .forUpdate()
    .executeTakeFirst();
  return row?.brand ?? null;
}

export async function labelsOf(reader: Reader, member: MemberId): Promise<readonly string[]> {
  const rows = await reader
    .selectFrom('member_label')
    .select('label')
    .where('member_id', '=', member)
    .orderBy('label_key')
    .execute();
  return rows.map(({ label }) => label);
}

export async function replaceLabels(
  tx: Tx,
  member: MemberId,
  rows: readonly LabelRow[],
): Promise<void> {
  await tx.deleteFrom('member_label').where('member_id', '=', member).execute();
  if (rows.length > 0)
    await tx
      .insertInto('member_label')
      .values([...rows])
      .execute();
}

/** The labels of a brand's members, the most frequent first. */
export async function countLabels(reader: Reader, brand: string): Promise<readonly LabelCount[]> {
  const { rows } = await sql<LabelCount>`
    SELECT min(label) AS label, count(*)::int AS members FROM member_label
    WHERE brand = ${brand} GROUP BY label_key ORDER BY count(*) DESC, label_key LIMIT 200`.execute(
    reader,
  );
  return rows;
}
