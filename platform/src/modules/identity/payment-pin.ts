import { asciiDigits, type MemberId } from '@croupier/contracts';
import type { Db } from '../../core.ts';
import { hashSecret, matchesSecret } from './passwords.ts';

/** Scope of a brand's attempts at payment passwords, by the member's id: they are counted together wherever it is asked for. */
export const pinAttempts = (brand: string) => `payment:${brand}`;

/** Hash of a payment password, typed in any script's digits. */
export const hashPin = (pin: string): Promise<string> => hashSecret(asciiDigits(pin));

export const matchesPin = (hashed: string | null, pin: string): Promise<boolean> =>
  matchesSecret(hashed, asciiDigits(pin));

/**
 * Whether a text is a member's payment password, typed in any script's digits. The caller counts the attempts
 * with `createAttempts`.
 */
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
  return matchesPin(row?.payment_pin_hash ?? null, pin);
}
