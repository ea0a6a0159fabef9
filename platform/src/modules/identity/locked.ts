import { fail } from '../../outcome.ts';
import type { AttemptBegun } from './attempts.ts';

/** The answer to any further attempt at a password that is locked. */
export function locked({ retryAfterS }: Pick<AttemptBegun, 'retryAfterS'>) {
  const minutes = Math.ceil(retryAfterS / 60);
  return fail('account-locked', {
    detail: `Too many failed attempts. Try again in ${minutes} minutes, or reset your password.`,
    retryAfter: retryAfterS,
  });
}
