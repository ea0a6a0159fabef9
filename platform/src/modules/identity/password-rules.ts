import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordFault, type FieldFault } from '@croupier/contracts';
import { isSameSecret } from '../../http/secrets.ts';
import type { Brand } from '../brands/index.ts';
import { accountRules, registerSettings } from './account-rules.ts';

const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** What is wrong with a new password of an account: the brand's rule, and what nobody should choose. */
export function newPasswordFault(
  password: string,
  { brand, account }: { readonly brand: Brand; readonly account: string },
): FieldFault | null {
  const fault = passwordFault(password, registerSettings(brand));
  if (fault) return fault;
  if (isDefaultPassword(brand, password)) return { code: 'pattern', pattern: 'given-password' };
  if (!accountRules(brand).refusesCommonPasswords) return null;
  if (password.toLowerCase() === account) return { code: 'pattern', pattern: 'account-name' };
  return common.has(password.toLowerCase())
    ? { code: 'pattern', pattern: 'common-password' }
    : null;
}

/** Whether a password is the one that the brand's operators give out. */
export function isDefaultPassword(brand: Brand, password: string): boolean {
  const given = brand.settings.profile.defaultPassword;
  return given !== null && isSameSecret(given, password);
}

const dayMs = 24 * 60 * 60_000;

export function isExpired(brand: Brand, changedAt: Date, now: Date): boolean {
  return now.getTime() - changedAt.getTime() > accountRules(brand).passwordDays * dayMs;
}
