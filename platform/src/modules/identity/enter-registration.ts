import type { RegisterInput, RegisterMobileInput, SignedIn } from '@croupier/contracts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { registerSettings } from './account-rules.ts';
import type { IdentityContext } from './identity-context.ts';
import { createInvitations } from './invitation.ts';
import type { MemberRow } from './member-row.ts';
import { keyOf, type Visitor } from './member.ts';
import {
  createAccountOpening,
  type RegistrationApplication,
  type AccountOpeningFailure,
} from './open-account.ts';
import { matchesSecret } from './passwords.ts';
import type { SecondStep } from './second-step.ts';
import type { SessionStarts } from './session-start.ts';
import { matchesPin } from './payment-pin.ts';

export type RegisterFailure =
  | AccountOpeningFailure
  | 'captcha-needed'
  | 'wrong-captcha'
  | 'challenge-failed'
  | 'invitation_code_error'
  | 'invitation-ended'
  | 'invalid-input'
  | 'forbidden'
  | 'idempotency-key-reused'
  | 'second-factor-needed';

export type Form = RegisterInput | RegisterMobileInput;

export type Answer = Outcome<SignedIn, RegisterFailure>;

const ofNoAgent = { upline: null, type: 0, affiliateCode: null } as const;

/** Opens the account of a valid registration; a repeated one gets the same account. */
export function registrationEntry(
  context: IdentityContext,
  { start }: Pick<SessionStarts, 'start'>,
  secondStep: Pick<SecondStep, 'enter'>,
) {
  const { uses, members } = context;
  const { captcha, challenge } = uses.verification;

  const open = createAccountOpening(context);
  const placementOf = createInvitations(context);

  async function admit(form: Form, { brand }: Visitor) {
    if (registerSettings(brand).captcha.enabled) {
      const read = await captcha.check({ brand: brand.code, answer: form.captcha });
      if (!read.ok) return read;
    }
    // The phone authentication has its own challenge (specification §7).
    if (form.firebaseIdToken) return done(undefined);
    const payload = form.challenge;
    return challenge.check({ brand, purpose: 'register', payload });
  }

  /** The answer of an earlier registration with the same key; only for a caller who knows its secrets. */
  async function repeat(
    earlier: MemberRow,
    asked: RegistrationApplication,
    visitor: Visitor,
  ): Promise<Answer> {
    const isSame =
      earlier.username_key === keyOf(asked.username) &&
      earlier.has_password === (asked.password !== null) &&
      (await matchesPin(earlier.payment_pin_hash, asked.form.paymentPassword)) &&
      (asked.password === null || (await matchesSecret(earlier.password_hash, asked.password)));
    return isSame
      ? secondStep.enter({ ...earlier, last_login_at: null }, visitor)
      : fail('idempotency-key-reused', { detail: 'Send this registration with a new key.' });
  }

  async function enter(
    asked: RegistrationApplication,
    key: string,
    visitor: Visitor,
  ): Promise<Answer> {
    const { brand } = visitor;
    const earlier = await members.byRegistrationKey(brand.code, key);
    if (earlier) return repeat(earlier, asked, visitor);
    const admitted = await admit(asked.form, visitor);
    if (!admitted.ok) return admitted;
    const code = asked.form.affiliateCode ?? asked.form.referralCode;
    const placement = code ? await placementOf(code, asked, visitor) : done(ofNoAgent);
    if (!placement.ok) return placement;

    const opened = await open({ ...asked, placement: placement.value, key }, brand);
    if (opened.ok) return done(await start(opened.value, visitor));
    const winner = await members.byRegistrationKey(brand.code, key);
    return winner ? repeat(winner, asked, visitor) : opened;
  }

  return enter;
}
