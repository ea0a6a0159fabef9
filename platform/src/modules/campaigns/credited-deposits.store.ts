import type { MemberId } from '@croupier/contracts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../core.ts';

/** How many deposits of a member have been credited. */
export async function countCredited(reader: Db['read'] | Tx, member: MemberId): Promise<number> {
  const { rows } = await sql<{ deposits: number }>`
    SELECT count(*)::int AS deposits FROM deposits
    WHERE member_id = ${member} AND state = 'credited'`.execute(reader);
  return rows[0]?.deposits ?? 0;
}
