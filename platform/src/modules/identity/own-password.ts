import {
  capabilitiesOf,
  type ChangePasswordInput,
  type ResetByLinkInput,
  type ResetByPhoneInput,
  type SignedIn,
} from '@croupier/contracts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { accountRules } from './account-rules.ts';
import { refusalOf } from './entry.ts';
import type { IdentityContext } from './identity-context.ts';
import type { MemberRow } from './member-row.ts';
import type { Member, Visitor } from './member.ts';
import { createPasswordStorage, spentLink } from './password-storage.ts';
import { newPasswordError } from './password-rules.ts';
import { matchesTyped } from './passwords.ts';
import { provenMobile, type PhoneFailure } from './phone-proof.ts';
import type { SecondStep } from './second-step.ts';
import type { SessionStarts } from './session-start.ts';
import { hashOf } from './sessions.ts';
import { locked } from './locked.ts';

type ChangeFailure = 'wrong-credentials' | 'account-locked' | 'invalid-input' | 'unauthenticated';
type LinkFailure = 'reset-link-invalid' | 'second-factor-needed' | 'invalid-input' | 'forbidden';
type PhoneResetFailure = PhoneFailure | 'second-factor-needed' | 'challenge-failed' | 'forbidden';

export function createOwnPassword(
  context: IdentityContext,
  starts: SessionStarts,
  secondStep: SecondStep,
) {
  const { core, uses, attempts, members, details, links } = context;
  const keeping = createPasswordStorage(context, starts, secondStep);

  async function oldError(row: MemberRow, input: ChangePasswordInput, { brand }: Visitor) {
    if (!row.has_password) return null;
    const { oldPassword } = input;
    if (!oldPassword)
      return fail('invalid-input', { fields: { oldPassword: { code: 'required' } } });
    const judged = await attempts.judge(
      brand.code,
      row.username_key,
      () => matchesTyped(row.password_hash, oldPassword),
      accountRules(brand),
    );
    if (judged.isLocked) return locked(judged);
    return judged.isRight
      ? null
      : fail('wrong-credentials', { detail: 'The old password is wrong.' });
  }

  return {
    async change(
      member: Member,
      input: ChangePasswordInput,
      visitor: Visitor,
    ): Promise<Outcome<{ readonly token: string }, ChangeFailure>> {
      const row = await members.byId(member.id);
      if (!row) return fail('unauthenticated');
      if (input.newPassword === input.oldPassword) return sameAsBefore;
      const error = newError(row, visitor, input);
      if (error) return error;
      const wrong = await oldError(row, input, visitor);
      if (wrong) return wrong;
      const { token } = await keeping.replace(row, visitor, input.newPassword);
      return done({ token });
    },

    async resetByLink(
      input: ResetByLinkInput,
      visitor: Visitor,
    ): Promise<Outcome<SignedIn, LinkFailure>> {
      if (!capabilitiesOf(visitor.brand.flags).recover.includes('email')) return closed;
      const hash = hashOf(input.secret);
      const holder = await links.holderOf(hash, core.clock.now());
      const row = holder && (await members.byId(holder));
      if (!row || row.brand !== visitor.brand.code || refusalOf(row)) return spentLink;
      const error = newError(row, visitor, input);
      if (error) return error;
      const link = { hash, now: core.clock.now() };
      return keeping.reset(row, visitor, input.newPassword, link);
    },

    async resetByPhone(
      input: ResetByPhoneInput,
      visitor: Visitor,
    ): Promise<Outcome<SignedIn, PhoneResetFailure>> {
      const { brand } = visitor;
      if (!capabilitiesOf(brand.flags).recover.includes('mobile')) return closed;
      const { newPassword, verificationCode, mobileNum, countryDialingCode } = input;
      const error = newError(null, visitor, { newPassword, confirmNewPassword: newPassword });
      if (error) return error;
      const check = { brand, purpose: 'login', payload: input.challenge } as const;
      const worked = await uses.verification.challenge.check(check);
      if (!worked.ok) return worked;
      const mobile = await provenMobile(context, visitor, {
        purpose: 'forgot',
        mobileNum,
        countryDialingCode,
        code: verificationCode,
        idToken: input.firebaseIdToken,
        field: 'mobileNum',
      });
      if (!mobile.ok) return mobile;
      const holder = await details.holderOf(brand.code, mobile.value);
      const row = holder && (await members.byId(holder));
      if (!row || refusalOf(row)) return wrongCode;
      return keeping.reset(row, visitor, newPassword);
    },
  };
}

interface NewPassword {
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

function newError(row: MemberRow | null, { brand }: Visitor, input: NewPassword) {
  const account = row?.username_key ?? '';
  const newPassword = newPasswordError(input.newPassword, { brand, account });
  if (newPassword) return fail('invalid-input', { fields: { newPassword } });
  if (input.newPassword === input.confirmNewPassword) return null;
  return fail('invalid-input', { fields: { confirmNewPassword: { code: 'mismatch' } } });
}

const closed = fail('forbidden', { detail: 'Ask customer service for a new password.' });
const wrongCode = fail('wrong-code', { detail: 'Check the code, or ask for a new one.' });
const sameAsBefore = fail('invalid-input', {
  detail: 'Choose a password that differs from the old one.',
  fields: { newPassword: { code: 'pattern', pattern: 'same-password' } },
});
