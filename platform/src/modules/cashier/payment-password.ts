import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { createAttempts, matchesPaymentPin, type Member } from '../identity/index.ts';

export type PasswordFailure = 'wrong-payment-password' | 'payment-password-locked';

/** Checks a member's payment password; wrong ones are counted and lock it for a while, everywhere. */
export async function checkPaymentPassword(
  core: Pick<Core, 'db' | 'clock'>,
  member: Member,
  password: string,
): Promise<Outcome<void, PasswordFailure>> {
  const attempts = createAttempts(core);
  const scope = `payment:${member.brand}`;
  const { isLocked, retryAfterS } = await attempts.begin(scope, member.id);
  if (isLocked)
    return fail('payment-password-locked', {
      detail: 'Too many wrong payment passwords. Wait, then try again.',
      retryAfter: retryAfterS,
    });
  if (!(await matchesPaymentPin(core.db.read, member.id, password)))
    return fail('wrong-payment-password', {
      detail: 'Enter the payment password that you chose when you registered.',
      fields: { paymentPassword: { code: 'mismatch' } },
    });
  await core.db.transaction((tx) => attempts.clear(tx, scope, member.id));
  return done(undefined);
}
