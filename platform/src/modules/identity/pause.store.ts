import type { MemberId } from '@croupier/contracts';
import type { Db, Tx } from '../../core.ts';

/** Until when no money leaves an account, because its payment PIN was recovered; `null` without such a pause. */
export async function withdrawalsPausedUntil(
  read: Db['read'] | Tx,
  member: MemberId,
  now: Date,
): Promise<Date | null> {
  const row = await read
    .selectFrom('members')
    .select('withdrawals_from')
    .where('id', '=', member)
    .where('withdrawals_from', '>', now)
    .executeTakeFirst();
  return row?.withdrawals_from ?? null;
}
