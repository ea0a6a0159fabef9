import { asciiDigits, paymentPasswordFault, type ChangePinInput } from '@croupier/contracts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { accountRules, registerSettings } from './account-rules.ts';
import type { Ground } from './ground.ts';
import type { MemberRow } from './identity.store.ts';
import type { Member, Visitor } from './member.ts';
import { matchesTyped, noSecret } from './passwords.ts';
import { hashPin } from './payment-pin.ts';
import { locked } from './sign-in.ts';

type PinFailure = 'wrong-credentials' | 'account-locked' | 'invalid-input' | 'unauthenticated';

export function createOwnPin({ core, attempts, members }: Ground) {
  /** What shows that the account's holder asks, and not somebody at an open page; `null`: there is nothing. */
  function proofOf(row: MemberRow, input: ChangePinInput) {
    if (row.has_password)
      return { field: 'password', hash: row.password_hash, given: input.password } as const;
    if (row.payment_pin_hash === noSecret) return null;
    const given = input.oldPaymentPassword && asciiDigits(input.oldPaymentPassword);
    return { field: 'oldPaymentPassword', hash: row.payment_pin_hash, given } as const;
  }

  async function proofFault(row: MemberRow, input: ChangePinInput, { brand }: Visitor) {
    const proof = proofOf(row, input);
    if (!proof) return null;
    if (!proof.given)
      return fail('invalid-input', { fields: { [proof.field]: { code: 'required' } } });
    const { given, hash } = proof;
    const judged = await attempts.judge(
      brand.code,
      row.username_key,
      () => matchesTyped(hash, given),
      accountRules(brand),
    );
    if (judged.isLocked) return locked(judged);
    return judged.isRight
      ? null
      : fail('wrong-credentials', { detail: 'That is not the right one.' });
  }

  return async function changePin(
    member: Member,
    input: ChangePinInput,
    visitor: Visitor,
  ): Promise<Outcome<void, PinFailure>> {
    const row = await members.byId(member.id);
    if (!row) return fail('unauthenticated');
    const pin = asciiDigits(input.paymentPassword);
    const fault = paymentPasswordFault(pin, registerSettings(visitor.brand));
    if (fault) return fail('invalid-input', { fields: { paymentPassword: fault } });
    const wrong = await proofFault(row, input, visitor);
    if (wrong) return wrong;
    const hash = await hashPin(pin);
    await core.db.transaction(async (tx) => {
      await attempts.clear(tx, row.brand, row.username_key);
      await members.keepPin(tx, row.id, hash);
    });
    return done(undefined);
  };
}
