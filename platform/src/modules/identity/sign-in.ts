import { capabilitiesOf, type LoginInput, type SignedIn } from '@croupier/contracts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { mobileNumber, type MobileNumber } from '../verification/index.ts';
import { accountRules } from './account-rules.ts';
import { refusalOf } from './entry.ts';
import type { IdentityContext } from './identity-context.ts';
import { locked } from './locked.ts';
import type { MemberRow } from './member-row.ts';
import { keyOf, type Visitor } from './member.ts';
import { matchesTyped } from './passwords.ts';
import { isDefaultPassword, isExpired } from './password-rules.ts';
import { provenMobile, type PhoneFailure } from './phone-proof.ts';
import type { SecondStep } from './second-step.ts';
import type { SessionStartOptions } from './session-start.ts';

export type SignInFailure =
  | 'wrong-credentials'
  | 'account-locked'
  | 'account-suspended'
  | 'captcha-needed'
  | 'wrong-captcha'
  | 'challenge-failed'
  | 'member_no_enter'
  | 'error_not_agent'
  | 'invalid-input'
  | 'forbidden'
  | 'unavailable'
  | 'second-factor-needed'
  | PhoneFailure;

interface KnownMember {
  readonly row: MemberRow;
  readonly options: SessionStartOptions;
}

type KnownOutcome = Outcome<KnownMember, SignInFailure>;

export function createSignIn(context: IdentityContext, { enter }: Pick<SecondStep, 'enter'>) {
  const { core, uses, attempts, members, details, events } = context;
  const { verification } = uses;

  async function byName(input: LoginInput, visitor: Visitor): Promise<KnownOutcome> {
    const { brand } = visitor;
    const { challenge, captcha } = verification;
    const worked = await challenge.check({
      brand,
      purpose: 'login',
      payload: input.challenge,
    });
    if (!worked.ok) return worked;
    const read = input.captcha
      ? await captcha.check({ brand: brand.code, answer: input.captcha })
      : null;
    if (read && !read.ok) return read;

    const row = await named(brand, input.username);
    const key = row?.username_key ?? keyOf(input.username);
    const attempt = await attempts.begin(brand.code, key, {
      ...accountRules(brand),
      isHuman: read !== null,
    });
    if (attempt.isLocked) return locked(attempt);
    if (attempt.needsCaptcha) return captchaNeeded;
    const isRight = await matchesTyped(row?.password_hash ?? null, input.password);
    if (row && !isRight) await events.recordFailure(row.id, visitor, 'wrong-password');
    if (!row || !isRight) return attempt.isCaptchaNext ? wrongAgain : wrongCredentials;
    return done({ row, options: { mustChange: changeOf(row, brand, input.password.trim()) } });
  }

  /** A member who registered by number may type it in national or international format. */
  async function named(brand: Visitor['brand'], username: string): Promise<MemberRow | null> {
    const row = await members.byUsername(brand.code, keyOf(username));
    if (row || !/^[+\d]/.test(username)) return row;
    const mobile = mobileNumber(brand.defaultDialingCode, username);
    return mobile && members.byUsername(brand.code, accountOf(mobile));
  }

  function changeOf(row: MemberRow, brand: Visitor['brand'], password: string) {
    if (isDefaultPassword(brand, password)) return 'default-password';
    const isForced = capabilitiesOf(brand.flags).expiredPasswordMustChange;
    return isForced && isExpired(brand, row.password_changed_at, core.clock.now())
      ? 'expired-password'
      : null;
  }

  async function bySms(input: LoginInput, visitor: Visitor): Promise<KnownOutcome> {
    const { brand } = visitor;
    if (!capabilitiesOf(brand.flags).signIn.includes('sms'))
      return fail('forbidden', { detail: 'Sign in with your user name on this site.' });
    const mobile = await provenMobile(context, visitor, {
      purpose: 'login',
      mobileNum: input.username,
      countryDialingCode: input.countryDialingCode,
      code: input.password,
      idToken: input.firebaseIdToken,
      field: 'username',
    });
    if (!mobile.ok) return mobile;
    const holder = await details.holderOf(brand.code, mobile.value);
    const row = holder && (await members.byId(holder));
    // The code was right, so only the number's holder learns that no account exists.
    return row ? done({ row, options: {} }) : wrongCredentials;
  }

  return async function signIn(
    input: LoginInput,
    visitor: Visitor,
  ): Promise<Outcome<SignedIn, SignInFailure>> {
    const { asAgent = false, remember = false } = input;
    const known = input.type === 'sms' ? await bySms(input, visitor) : await byName(input, visitor);
    if (!known.ok) return known;
    const { row, options } = known.value;
    const refusal = refusalOf(row, { asAgent });
    if (refusal) {
      // The secret was right, so the attempts were not guesses.
      await core.db.transaction((tx) => attempts.clear(tx, row.brand, row.username_key));
      return refusal;
    }
    // Does not remember the device if other people know the password too.
    const isKept = remember && !options.mustChange;
    return enter(row, visitor, { ...options, remember: isKept });
  };
}

/** The user name of an account that was opened by number: its digits with the country code. */
export const accountOf = (mobile: MobileNumber) => mobile.slice(1);

// The same answer for a wrong name and a wrong password: it must not reveal which names exist.
const detail = 'The user name or the password is wrong.';
const wrongCredentials = fail('wrong-credentials', { detail });
const wrongAgain = fail('wrong-credentials', { detail, captcha: true });

const captchaNeeded = fail('captcha-needed', {
  detail: 'Type what the picture shows.',
  captcha: true,
});
