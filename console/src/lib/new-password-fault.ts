import { shortestOperatorPassword, type FieldFault } from '@croupier/contracts';

/** What is wrong with an operator's new password at first sight; whether it is too common the platform says. */
export function newPasswordFault(password: string): FieldFault | null {
  if (password === '') return { code: 'required' };
  return password.length < shortestOperatorPassword
    ? { code: 'too-short', min: shortestOperatorPassword }
    : null;
}
