import type { ErrorCode } from '@croupier/contracts';
import type { Failure } from '@croupier/ui';

const ofPassword: readonly ErrorCode[] = ['wrong-payment-password', 'payment-password-locked'];
const ofPoints: readonly ErrorCode[] = ['insufficient-points', 'amount-out-of-range'];

/** The field that a failure is about; `null`: the form as a whole. */
export function failedFieldOf(failure: Failure | null, points: string | null): string | null {
  if (!failure) return null;
  if (ofPassword.includes(failure.code)) return 'paymentPassword';
  return ofPoints.includes(failure.code) ? points : null;
}
