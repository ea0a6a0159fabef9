import { sql } from 'kysely';
import type { MemberId } from '@croupier/contracts';
import type { Db, Tx } from '../../core.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    lottery_prize_group: PrizeGroupTable;
  }
}

export interface PrizeGroupTable {
  member_id: MemberId;
  prize_group: number;
  set_by: string;
  set_at: Date;
}

type Reader = Tx | Db['read'];

export async function prizeGroupsOf(
  db: Reader,
  members: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, number>> {
  if (members.length === 0) return new Map();
  const { rows } = await sql<
    Pick<PrizeGroupTable, 'member_id' | 'prize_group'>
  >`/* lottery-prize-groups */
    SELECT member_id, prize_group FROM lottery_prize_group WHERE member_id = ANY(${members}::text[])`.execute(
    db,
  );
  return new Map(rows.map(({ member_id, prize_group }) => [member_id, prize_group]));
}

/**
 * Writes a group that is within the groups of all agents above and members below, in one statement with the
 * check; `false` otherwise.
 */
export async function putPrizeGroup(
  tx: Tx,
  { member_id, prize_group, set_by, set_at }: PrizeGroupTable,
  { above, below }: { readonly above: readonly MemberId[]; readonly below: readonly MemberId[] },
): Promise<boolean> {
  const { numAffectedRows } = await sql`/* lottery-prize-group-put */
    INSERT INTO lottery_prize_group (member_id, prize_group, set_by, set_at)
    SELECT ${member_id}::text, ${prize_group}::int, ${set_by}::text, ${set_at}::timestamptz
    WHERE NOT EXISTS (
      SELECT 1 FROM lottery_prize_group
      WHERE (member_id = ANY(${above}::text[]) AND prize_group < ${prize_group}::int)
        OR (member_id = ANY(${below}::text[]) AND prize_group > ${prize_group}::int)
    )
    ON CONFLICT (member_id) DO UPDATE SET prize_group = excluded.prize_group, set_by = excluded.set_by,
      set_at = excluded.set_at`.execute(tx);
  return numAffectedRows === 1n;
}

export async function liftPrizeGroup(tx: Tx, memberId: MemberId): Promise<void> {
  await tx.deleteFrom('lottery_prize_group').where('member_id', '=', memberId).execute();
}
