import type { MemberId } from '@croupier/contracts';
import type { Db } from '../../core.ts';

/** The holder's name from the registration; `null` if the form did not ask for it. */
export async function registeredPayee(read: Db['read'], member: MemberId): Promise<string | null> {
  const row = await read
    .selectFrom('member_details')
    .select('answers')
    .where('member_id', '=', member)
    .executeTakeFirst();
  return row?.answers['payeeName'] || null;
}
