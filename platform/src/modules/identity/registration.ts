import {
  mobileRegistrationErrors,
  registrationErrors,
  capabilitiesOf,
  type FieldError,
  type RegisterInput,
  type RegisterMobileInput,
  type RegistrationTerms,
} from '@croupier/contracts';
import { done, fail } from '../../outcome.ts';
import { utcDay } from '../../zoned-time.ts';
import { registerSettings } from './account-rules.ts';
import type { IdentityContext } from './identity-context.ts';
import { keyOf, type Visitor } from './member.ts';
import { newPasswordError } from './password-rules.ts';
import { claimedMobile } from './phone-proof.ts';
import type { SecondStep } from './second-step.ts';
import type { SessionStarts } from './session-start.ts';
import { accountOf } from './sign-in.ts';
import { type Form, type Answer, registrationEntry } from './enter-registration.ts';

export function createRegistration(
  context: IdentityContext,
  { start }: SessionStarts,
  secondStep: Pick<SecondStep, 'enter'>,
) {
  const { core } = context;
  const enter = registrationEntry(context, { start }, secondStep);

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
      const registration = { form: input, username, password, mobile: mobile.value };
      const isCoded = registerSettings(brand).verificationCode.enabled;
      return enter({ ...registration, isMobileProven: isCoded }, key, visitor);
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
      const registration = { form: input, username, password, mobile: mobile.value };
      return enter({ ...registration, isMobileProven: mobileNeedsCode }, key, visitor);
    },
  };
}

const closed = fail('forbidden', { detail: 'Registration is closed on this site.' });

const claimOf = ({ mobileNum = '', countryDialingCode }: Form) =>
  ({ mobileNum, countryDialingCode, field: 'mobileNum' }) as const;

function refusedFor(fields: Readonly<Record<string, FieldError>>) {
  return Object.keys(fields).length > 0 ? fail('invalid-input', { fields }) : null;
}
