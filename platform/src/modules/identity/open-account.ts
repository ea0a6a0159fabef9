import {
  registerFields,
  type ErrorCode,
  type RegisterInput,
  type RegisterMobileInput,
} from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import type { CommittedRefusal } from '../../db/index.ts';
import { done, fail, type Failed, type Outcome } from '../../outcome.ts';
import type { Brand } from '../brands/index.ts';
import type { MobileNumber } from '../verification/index.ts';
import type { Answers, NewDetails } from './details.store.ts';
import type { IdentityContext } from './identity-context.ts';
import type { MemberRow } from './member-row.ts';
import type { Placement } from './placement.ts';
import { keyOf, recordOf } from './member.ts';
import { newMemberRow } from './new-member-row.ts';

/** A registration with a valid form. */
export interface RegistrationApplication {
  readonly form: RegisterInput | RegisterMobileInput;
  readonly username: string;
  /** `null`: the account signs in by code. */
  readonly password: string | null;
  readonly mobile: MobileNumber | null;
  /** Whether the form must prove the number by a code or a token. */
  readonly isMobileProven: boolean;
}

interface Opening<Failure extends ErrorCode> extends RegistrationApplication {
  readonly placement: Placement<Failure>;
  readonly key: string;
  /** The owner must choose another password at the first sign-in. */
  readonly isPasswordGiven?: boolean;
}

export type AccountOpeningFailure =
  | 'username-taken'
  | 'mobile-taken'
  | 'wrong-code'
  | 'phone-auth-failed'
  | 'phone-auth-off'
  | 'unavailable'
  | 'social-expired';

/** Opens the account of a registration with all its details, or writes nothing. */
export function createAccountOpening({ core, uses, members, details }: IdentityContext) {
  const { codes, phoneAuth, social } = uses.verification;

  async function tokenError({
    form,
    mobile,
    brand,
  }: RegistrationApplication & {
    readonly brand: string;
  }): Promise<Failed<AccountOpeningFailure> | null> {
    if (!form.firebaseIdToken || !mobile) return null;
    const held = await phoneAuth.verify(brand, form.firebaseIdToken);
    if (!held.ok) return held;
    return held.value === mobile ? null : fail('phone-auth-failed');
  }

  async function write<Failure extends ErrorCode>(
    tx: Tx,
    opening: Opening<Failure>,
    unplaced: MemberRow,
  ): Promise<Outcome<MemberRow, AccountOpeningFailure | Failure> | CommittedRefusal<'wrong-code'>> {
    const { form, mobile, isMobileProven, placement } = opening;
    const row = { ...unplaced, ...(await members.placeBelow(tx, placement.upline)) };
    if (isMobileProven && mobile && !form.firebaseIdToken) {
      const code = form.verificationCode ?? '';
      const proof = { brand: row.brand, purpose: 'register', recipient: mobile, code } as const;
      const spent = await codes.check(tx, proof);
      if (!spent.ok) return spent;
    }
    if (!(await members.insert(tx, row))) return taken;
    if (!(await details.insert(tx, detailsOf(opening, row)))) return mobileTaken;
    if (form.socialTicket) {
      const claim = { brand: row.brand, ticket: form.socialTicket, member: row.id };
      const linked = await social.claim(tx, claim);
      if (!linked.ok) return linked;
    }
    const joined = await placement.joined?.(tx, recordOf(row));
    return joined && !joined.ok ? joined : done(row);
  }

  return async function open<Failure extends ErrorCode>(
    opening: Opening<Failure>,
    brand: Pick<Brand, 'code'>,
  ): Promise<Outcome<MemberRow, AccountOpeningFailure | Failure>> {
    const { username, password, placement, key, form } = opening;
    // Checked before a code or token is spent; the unique index decides among simultaneous requests.
    if (await members.byUsername(brand.code, keyOf(username))) return taken;
    const error = opening.isMobileProven
      ? await tokenError({ ...opening, brand: brand.code })
      : null;
    if (error) return error;
    const paymentPin = form.paymentPassword;
    const { type, affiliateCode } = placement;
    const input = { brand: brand.code, username, password, paymentPin, upline: null };
    const row = {
      ...(await newMemberRow(core, { ...input, type, affiliateCode })),
      registration_key: key,
      password_asked_at: opening.isPasswordGiven ? core.clock.now() : null,
    };
    return core.db.transaction((tx) => write(tx, opening, row));
  };
}

const taken = fail('username-taken', { detail: 'Choose another user name.' });
const mobileTaken = fail('mobile-taken', { detail: 'Sign in with this number, or use another.' });

function detailsOf(
  { form, mobile, isMobileProven }: RegistrationApplication,
  row: MemberRow,
): NewDetails {
  return {
    member_id: row.id,
    brand: row.brand,
    mobile,
    mobile_proven_at: mobile && isMobileProven ? row.joined_at : null,
    email: form.email || null,
    answers: answersOf(form),
    domain: form.domain ?? null,
    register_url: form.registerUrl,
  };
}

/** Fields that have their own column, or that are not stored. */
const apart: readonly string[] = [
  'username',
  'password',
  'paymentPassword',
  'mobileNum',
  'verificationCode',
  'captcha',
  'email',
  'affiliateCode',
];

function answersOf(form: RegistrationApplication['form']): Answers {
  const answers: Record<string, string> = {};
  const known = new Map(Object.entries(form));
  for (const field of registerFields) {
    const value = known.get(field);
    if (typeof value === 'string' && value && !apart.includes(field)) answers[field] = value;
  }
  return answers;
}
