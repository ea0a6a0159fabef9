import type { FieldFault } from '@croupier/contracts';

/** Of an operator's password, as the platform has it. */
const shortest = 12;

/** What is wrong with an operator's new password at first sight; whether it is too common the platform says. */
export function newPasswordFault(password: string): FieldFault | null {
  if (password === '') return { code: 'required' };
  return password.length < shortest ? { code: 'too-short', min: shortest } : null;
}
