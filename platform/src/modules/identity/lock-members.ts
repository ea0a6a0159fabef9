import type { MemberId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { recordOf, type MemberRecord } from './member.ts';

/** Locks members in the order of their ids until the transaction ends, and returns them as they are now. */
export async function lockMembers(
  tx: Tx,
  ids: readonly MemberId[],
): Promise<readonly MemberRecord[]> {
  const rows = await tx
    .selectFrom('members')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(recordOf);
}
