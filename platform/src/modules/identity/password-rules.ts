import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { passwordError, type FieldError } from '@croupier/contracts';
import { isSameSecret } from '../../http/secrets.ts';
import type { Brand } from '../brands/index.ts';
import { dayjs } from '../../zoned-time.ts';
import { accountRules, registerSettings } from './account-rules.ts';

const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);
const strength = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Of 0 to 4: from here on an attacker needs more than a million guesses. */
const weakestScore = 2;
/** The estimate takes longer with each letter, and a longer password is only stronger. */
const estimatedLetters = 32;

/** Whether a password would be guessed soon, by what it is made of and by what the guesser knows of its owner. */
const isWeak = (password: string, known: readonly string[]) =>
  strength.check(password.slice(0, estimatedLetters), [...known]).score < weakestScore;

/**
 * What is wrong with a new password of an account: the brand's rule, and what is easy to guess. The strength counts,
 * not which kinds of characters there are (NIST SP 800-63B 5.1.1.2); a brand can ask for these as well.
 */
export function newPasswordError(
  password: string,
  { brand, account }: { readonly brand: Brand; readonly account: string },
): FieldError | null {
  const error = passwordError(password, registerSettings(brand));
  if (error) return error;
  if (isDefaultPassword(brand, password)) return { code: 'pattern', pattern: 'given-password' };
  if (!accountRules(brand).refusesCommonPasswords) return null;
  if (password.toLowerCase() === account) return { code: 'pattern', pattern: 'account-name' };
  if (common.has(password.toLowerCase())) return { code: 'pattern', pattern: 'common-password' };
  return isWeak(password, [account, brand.name, brand.code])
    ? { code: 'pattern', pattern: 'weak-password' }
    : null;
}

/** Whether a password is the default password that the brand's operators give out. */
export function isDefaultPassword(brand: Brand, password: string): boolean {
  const given = brand.settings.profile.defaultPassword;
  return given !== null && isSameSecret(given, password);
}

export function isExpired(brand: Brand, changedAt: Date, now: Date): boolean {
  return dayjs.utc(changedAt).add(accountRules(brand).passwordDays, 'day').isBefore(now);
}
