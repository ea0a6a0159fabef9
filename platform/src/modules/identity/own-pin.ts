import { recordAudit } from '../audit/index.ts';
import { asciiDigits, paymentPasswordError, type ChangePinInput } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { done, fail, type Failed, type Outcome } from '../../outcome.ts';
import { accountRules, registerSettings } from './account-rules.ts';
import type { IdentityContext } from './identity-context.ts';
import type { MemberRow } from './member-row.ts';
import type { Member, Visitor } from './member.ts';
import { matchesTyped, noSecret } from './passwords.ts';
import { notifyOwner } from './owner-message.ts';
import { hashPin, pinAttempts } from './payment-pin.ts';
import { locked } from './locked.ts';

type PinFailure =
  | 'wrong-payment-password'
  | 'payment-password-locked'
  | 'wrong-credentials'
  | 'account-locked'
  | 'invalid-input'
  | 'unauthenticated';

/** The rule of the brand that a new PIN breaks; `null` if it breaks none. */
export function newPinError(pin: string, { brand }: Visitor): Failed<'invalid-input'> | null {
  const error = paymentPasswordError(asciiDigits(pin), registerSettings(brand));
  return error ? fail('invalid-input', { fields: { paymentPassword: error } }) : null;
}

/**
 * Checks the account's password, where it has one: it proves that the owner acts, and not another person at
 * an open page.
 */
export async function passwordErrorOf(
  { attempts }: Pick<IdentityContext, 'attempts'>,
  row: MemberRow,
  { password, brand }: { readonly password: string | undefined; readonly brand: Visitor['brand'] },
) {
  if (!row.has_password) return null;
  if (!password) return fail('invalid-input', { fields: { password: { code: 'required' } } });
  const judged = await attempts.judge(
    brand.code,
    row.username_key,
    () => matchesTyped(row.password_hash, password),
    accountRules(brand),
  );
  if (judged.isLocked) return locked(judged);
  return judged.isRight ? null : fail('wrong-credentials', { detail: 'The password is wrong.' });
}

interface PinNews {
  readonly kind: 'payment-pin-changed' | 'payment-pin-recovered';
  readonly until?: Date;
}

/** Records a new PIN in the audit trail and sends its owner a message, in the transaction that keeps it. */
export async function notifyNewPin(
  tx: Tx,
  context: IdentityContext,
  { row, visitor }: { readonly row: MemberRow; readonly visitor: Visitor },
  news: PinNews,
): Promise<void> {
  await recordAudit(
    tx,
    context.core,
    { name: row.username },
    {
      action: news.kind === 'payment-pin-changed' ? 'member.pin-changed' : 'member.pin-recovered',
      subject: `${row.brand}/${row.username}`,
      before: '',
      after: '',
      note: '',
    },
  );
  await notifyOwner(tx, context, { row, visitor }, news);
}

/** A new PIN from who knows the old one, or the first PIN of an account. */
export function createOwnPin(context: IdentityContext) {
  const { core, attempts, members } = context;

  async function oldPinError(row: MemberRow, given: string | undefined) {
    if (!given)
      return fail('invalid-input', { fields: { oldPaymentPassword: { code: 'required' } } });
    const { isLocked, isRight, retryAfterS } = await attempts.judge(
      pinAttempts(row.brand),
      row.id,
      () => matchesTyped(row.payment_pin_hash, asciiDigits(given)),
    );
    if (isLocked)
      return fail('payment-password-locked', {
        detail: 'Too many wrong payment passwords. Wait, or recover your payment password.',
        retryAfter: retryAfterS,
      });
    return isRight
      ? null
      : fail('wrong-payment-password', { detail: 'That is not the old payment password.' });
  }

  return async function changePin(
    member: Member,
    input: ChangePinInput,
    visitor: Visitor,
  ): Promise<Outcome<void, PinFailure>> {
    const row = await members.byId(member.id);
    if (!row) return fail('unauthenticated');
    const { brand } = visitor;
    const error = newPinError(input.paymentPassword, visitor);
    if (error) return error;
    const isFirst = row.payment_pin_hash === noSecret;
    const wrong = isFirst
      ? await passwordErrorOf(context, row, { password: input.password, brand })
      : await oldPinError(row, input.oldPaymentPassword);
    if (wrong) return wrong;
    const hash = await hashPin(input.paymentPassword);
    await core.db.transaction(async (tx) => {
      await members.keepPin(tx, row.id, hash);
      await notifyNewPin(tx, context, { row, visitor }, { kind: 'payment-pin-changed' });
    });
    return done(undefined);
  };
}
