import type { CodePurpose } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { mobileNumber, type MobileNumber } from '../verification/index.ts';
import type { IdentityContext } from './identity-context.ts';
import type { Visitor } from './member.ts';

export type PhoneFailure = 'wrong-code' | 'invalid-input' | TokenFailure;
type TokenFailure = 'phone-auth-failed' | 'phone-auth-off' | 'unavailable';

export interface PhoneClaim {
  readonly mobileNum: string;
  readonly countryDialingCode: string | undefined;
  /** Form field that contains the number. */
  readonly field: 'username' | 'mobileNum';
}

interface Proof extends PhoneClaim {
  readonly purpose: CodePurpose;
  readonly code: string;
  /** A token of the phone authentication, instead of a code. */
  readonly idToken: string | undefined;
}

/** The typed number in its stored form. */
export function claimedMobile(
  { brand }: Visitor,
  { mobileNum, countryDialingCode, field }: PhoneClaim,
): Outcome<MobileNumber, 'invalid-input'> {
  const mobile = mobileNumber(countryDialingCode ?? brand.defaultDialingCode, mobileNum);
  return mobile
    ? done(mobile)
    : fail('invalid-input', { fields: { [field]: { code: 'pattern', pattern: 'mobile' } } });
}

/** The number after a code or the phone authentication has proven it. Spends the proof. */
export async function provenMobile(
  context: IdentityContext,
  visitor: Visitor,
  proof: Proof,
): Promise<Outcome<MobileNumber, PhoneFailure>> {
  const mobile = claimedMobile(visitor, proof);
  if (!mobile.ok) return mobile;
  const spent = proof.idToken
    ? await heldByToken(context, visitor, { mobile: mobile.value, idToken: proof.idToken })
    : await context.core.db.transaction((tx) =>
        spendCode(context, tx, visitor, { ...proof, mobile: mobile.value }),
      );
  return spent.ok ? mobile : spent;
}

async function heldByToken(
  { uses }: IdentityContext,
  { brand }: Visitor,
  { mobile, idToken }: { readonly mobile: MobileNumber; readonly idToken: string },
): Promise<Outcome<void, TokenFailure>> {
  const held = await uses.verification.phoneAuth.verify(brand.code, idToken);
  if (!held.ok) return held;
  return held.value === mobile ? done(undefined) : fail('phone-auth-failed');
}

function spendCode(
  { uses }: IdentityContext,
  tx: Tx,
  { brand }: Visitor,
  { purpose, mobile, code }: Pick<Proof, 'purpose' | 'code'> & { readonly mobile: MobileNumber },
) {
  return uses.verification.codes.check(tx, { brand: brand.code, purpose, recipient: mobile, code });
}
