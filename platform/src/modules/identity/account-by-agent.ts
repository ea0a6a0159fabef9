import {
  createdAccountErrors,
  type CreateTeamMemberInput,
  type ErrorCode,
  type NewAccount,
  type RegisterInput,
} from '@croupier/contracts';
import type { Random } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { utcDay } from '../../zoned-time.ts';
import type { Brand } from '../brands/index.ts';
import { mobileNumber } from '../verification/index.ts';
import { registerSettings } from './account-rules.ts';
import type { IdentityContext } from './identity-context.ts';
import { keyOf } from './member.ts';
import { createAccountOpening, type AccountOpeningFailure } from './open-account.ts';
import type { Placement } from './placement.ts';
import { newPasswordError } from './password-rules.ts';
import { hashSecret } from './passwords.ts';
import { hashPin } from './payment-pin.ts';

export interface AccountOrder<Failure extends ErrorCode> {
  readonly form: Omit<CreateTeamMemberInput, 'kind' | 'prizeGroup'>;
  readonly brand: Brand;
  readonly placement: Placement<Failure>;
  /** A repeat with the same key is the same account. */
  readonly key: string;
}

type Credentials = Pick<NewAccount, 'password' | 'paymentPassword'>;

/**
 * Opens an account for someone whom an agent knows, by the brand's registration rules. The platform makes the
 * password and the PIN; the owner must choose another password at the first sign-in.
 */
export function createAccountByAgent(context: IdentityContext) {
  const { core, members } = context;
  const open = createAccountOpening(context);

  /** New credentials for the account of a repeated order: those of the first answer may never have arrived. */
  async function reissue(
    key: string,
    { form, brand }: Pick<AccountOrder<never>, 'form' | 'brand'>,
  ) {
    const earlier = await members.byRegistrationKey(brand.code, key);
    if (earlier?.username_key !== keyOf(form.username) || earlier.last_login_at !== null)
      return fail('idempotency-key-reused', { detail: 'Send this order with a new key.' });
    const credentials = newCredentials(core.random, brand, form.username);
    const [hash, pin] = await Promise.all([
      hashSecret(credentials.password),
      hashPin(credentials.paymentPassword),
    ]);
    const now = core.clock.now();
    await core.db.transaction(async (tx) => {
      await members.keepPassword(tx, earlier.id, { hash, now });
      await members.keepPin(tx, earlier.id, pin);
      await members.askPassword(tx, earlier.id, now);
    });
    return done({ id: earlier.id, account: earlier.username, ...credentials });
  }

  return async <Failure extends ErrorCode>({
    form,
    brand,
    placement,
    key,
  }: AccountOrder<Failure>): Promise<
    Outcome<
      NewAccount,
      AccountOpeningFailure | Failure | 'invalid-input' | 'idempotency-key-reused'
    >
  > => {
    if (await members.byRegistrationKey(brand.code, key)) return reissue(key, { form, brand });
    const credentials = newCredentials(core.random, brand, form.username);
    const application: RegisterInput = {
      ...form,
      ...credentials,
      confirmPassword: credentials.password,
      ...byAgent,
    };
    const today = utcDay(core.clock.now());
    const ways = { mobileNeedsCode: false, mobileNeedsPassword: false };
    const terms = { minimumAge: brand.minimumAge, today, ways };
    const fields = createdAccountErrors(form, registerSettings(brand), terms);
    if (Object.keys(fields).length > 0) return fail('invalid-input', { fields });
    const mobile = form.mobileNum ? mobileNumber(brand.defaultDialingCode, form.mobileNum) : null;
    if (form.mobileNum && !mobile) return noMobile;
    const { username } = form;
    const { password } = credentials;
    const registration = { form: application, username, password, mobile, isMobileProven: false };
    const opened = await open({ ...registration, placement, key, isPasswordGiven: true }, brand);
    if (!opened.ok) return opened;
    return done({ id: opened.value.id, account: opened.value.username, ...credentials });
  };
}

const noMobile = fail('invalid-input', {
  fields: { mobileNum: { code: 'pattern', pattern: 'mobile' } },
});

const byAgent = {
  termsAccepted: true,
  login: true,
  registerMethod: 'WEB',
  registerUrl: '',
} as const;

const digits = '0123456789';
// Without letters and digits that look alike.
const alphabets = ['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKMNPQRSTUVWXYZ', '23456789'] as const;
const symbols = '-+=?!';

/** Random credentials that the brand's rules accept. */
function newCredentials(random: Random, brand: Brand, account: string): Credentials {
  const { maxLength, minLength } = registerSettings(brand).password;
  const length = Math.max(minLength, Math.min(maxLength, 14));
  const paymentPassword = drawn(
    random,
    Array.from({ length: 6 }, () => digits),
  );
  for (const kinds of [alphabets, [...alphabets, symbols], [digits]]) {
    const places = Array.from({ length }, (_, at) => kinds[at % kinds.length] ?? digits);
    const password = drawn(random, places);
    if (!newPasswordError(password, { brand, account: keyOf(account) }))
      return { password, paymentPassword };
  }
  throw new Error(`the password rule of ${brand.code} accepts no generated password`);
}

/** One letter of each alphabet. 16 random bits make the difference between the letters negligible. */
function drawn(random: Random, places: readonly string[]): string {
  return places
    .map((letters) => {
      const [high = 0, low = 0] = random.bytes(2);
      return letters[(high * 256 + low) % letters.length];
    })
    .join('');
}
