import { shortestOperatorPassword, type FieldError } from '@croupier/contracts';

/** What is wrong with an operator's new password at first sight; whether it is too common the platform says. */
export function newPasswordError(password: string): FieldError | null {
  if (password === '') return { code: 'required' };
  return password.length < shortestOperatorPassword
    ? { code: 'too-short', min: shortestOperatorPassword }
    : null;
}
