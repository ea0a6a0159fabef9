import { shortestOperatorPassword, type FieldError } from '@croupier/contracts';

/**
 * The error of an operator's new password, as far as the client can check; the platform checks whether the
 * password is too common.
 */
export function newPasswordError(password: string): FieldError | null {
  if (password === '') return { code: 'required' };
  return password.length < shortestOperatorPassword
    ? { code: 'too-short', min: shortestOperatorPassword }
    : null;
}
