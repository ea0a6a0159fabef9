import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { createAttempts, matchesPaymentPin, pinAttempts, type Member } from '../identity/index.ts';

export type PasswordFailure = 'wrong-payment-password' | 'payment-password-locked';

/** Checks a member's payment password. Wrong attempts are counted across all uses and lock it for a while. */
export async function checkPaymentPassword(
  core: Pick<Core, 'db' | 'clock'>,
  member: Member,
  password: string,
): Promise<Outcome<void, PasswordFailure>> {
  const attempts = createAttempts(core);
  const scope = pinAttempts(member.brand);
  const { isLocked, retryAfterS, isRight } = await attempts.judge(scope, member.id, () =>
    matchesPaymentPin(core.db.read, member.id, password),
  );
  if (isLocked)
    return fail('payment-password-locked', {
      detail: 'Too many wrong payment passwords. Wait, then try again.',
      retryAfter: retryAfterS,
    });
  if (!isRight)
    return fail('wrong-payment-password', {
      detail: 'Enter the payment password that you chose when you registered.',
      fields: { paymentPassword: { code: 'pattern', pattern: 'wrong-pin' } },
    });
  return done(undefined);
}
