import {
  mobileRegistrationErrors,
  registrationErrors,
  capabilitiesOf,
  type FieldError,
  type RegisterInput,
  type RegisterMobileInput,
  type RegistrationTerms,
  type SignedIn,
} from '@croupier/contracts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { utcDay } from '../../zoned-time.ts';
import { registerSettings } from './account-rules.ts';
import type { IdentityContext } from './identity-context.ts';
import type { MemberRow } from './member-row.ts';
import { keyOf, type Visitor } from './member.ts';
import {
  createAccountOpening,
  type RegistrationApplication,
  type AccountOpeningFailure,
} from './open-account.ts';
import { createInvitations } from './invitation.ts';
import { newPasswordError } from './password-rules.ts';
import { matchesSecret } from './passwords.ts';
import { claimedMobile } from './phone-proof.ts';
import type { SecondStep } from './second-step.ts';
import type { SessionStarts } from './session-start.ts';
import { accountOf } from './sign-in.ts';
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

type Form = RegisterInput | RegisterMobileInput;
type Answer = Outcome<SignedIn, RegisterFailure>;

export function createRegistration(
  context: IdentityContext,
  { start }: SessionStarts,
  secondStep: Pick<SecondStep, 'enter'>,
) {
  const { core, uses, members } = context;
  const { challenge, captcha } = uses.verification;
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

  function termsOf({ brand }: Visitor, form: Form): RegistrationTerms {
    return {
      minimumAge: brand.minimumAge,
      today: utcDay(core.clock.now()),
      ways: capabilitiesOf(brand.flags),
      hasPhoneToken: form.firebaseIdToken !== undefined,
    };
  }

  return {
    async register(input: RegisterInput, key: string, visitor: Visitor): Promise<Answer> {
      const { brand } = visitor;
      if (!capabilitiesOf(brand.flags).register.includes('username')) return closed;
      const errors = registrationErrors(input, registerSettings(brand), termsOf(visitor, input));
      const account = keyOf(input.username);
      const error = errors.password ?? newPasswordError(input.password, { brand, account });
      const refused = refusedFor(error ? { ...errors, password: error } : errors);
      if (refused) return refused;
      const mobile = input.mobileNum ? claimedMobile(visitor, claimOf(input)) : done(null);
      if (!mobile.ok) return mobile;
      const { username, password } = input;
      const asked = { form: input, username, password, mobile: mobile.value };
      const isCoded = registerSettings(brand).verificationCode.enabled;
      return enter({ ...asked, isMobileProven: isCoded }, key, visitor);
    },

    async registerMobile(
      input: RegisterMobileInput,
      key: string,
      visitor: Visitor,
    ): Promise<Answer> {
      const { brand } = visitor;
      const { register, mobileNeedsCode, mobileNeedsPassword } = capabilitiesOf(brand.flags);
      if (!register.includes('mobile')) return closed;
      const terms = termsOf(visitor, input);
      const errors = mobileRegistrationErrors(input, registerSettings(brand), terms);
      const password = mobileNeedsPassword ? (input.password ?? '') : null;
      const error =
        errors.password ??
        (password === null ? null : newPasswordError(password, { brand, account: '' }));
      const refused = refusedFor(error ? { ...errors, password: error } : errors);
      if (refused) return refused;
      const mobile = claimedMobile(visitor, claimOf(input));
      if (!mobile.ok) return mobile;
      const username = accountOf(mobile.value);
      const asked = { form: input, username, password, mobile: mobile.value };
      return enter({ ...asked, isMobileProven: mobileNeedsCode }, key, visitor);
    },
  };
}

const ofNoAgent = { upline: null, type: 0, affiliateCode: null } as const;

const closed = fail('forbidden', { detail: 'Registration is closed on this site.' });

const claimOf = ({ mobileNum = '', countryDialingCode }: Form) =>
  ({ mobileNum, countryDialingCode, field: 'mobileNum' }) as const;

function refusedFor(fields: Readonly<Record<string, FieldError>>) {
  return Object.keys(fields).length > 0 ? fail('invalid-input', { fields }) : null;
}
