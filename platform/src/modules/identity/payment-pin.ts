import { asciiDigits, type MemberId } from '@croupier/contracts';
import type { Db } from '../../core.ts';
import { matchesSecret } from './passwords.ts';

/** Whether a text is a member's payment password, in whatever digits. Counting attempts is the caller's: `createAttempts`. */
export async function matchesPaymentPin(
  read: Db['read'],
  member: MemberId,
  pin: string,
): Promise<boolean> {
  const row = await read
    .selectFrom('members')
    .select('payment_pin_hash')
    .where('id', '=', member)
    .executeTakeFirst();
  return matchesSecret(row?.payment_pin_hash ?? null, asciiDigits(pin));
}
