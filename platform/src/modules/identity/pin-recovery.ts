import type { Language, PinCodeSent, RecoverPinInput } from '@croupier/contracts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { CodeRecipient, MailAddress } from '../verification/index.ts';
import { dayjs } from '../../zoned-time.ts';
import type { DetailsTable } from './details.store.ts';
import type { IdentityContext } from './identity-context.ts';
import type { Member, Visitor } from './member.ts';
import { newPinError, passwordErrorOf, notifyNewPin } from './own-pin.ts';
import { hashPin, pinAttempts } from './payment-pin.ts';
import { reachedAt } from './profile.ts';

/**
 * Withdrawals pause for this time after a recovery, so that the owner notices a take-over before money
 * leaves.
 */
const pausedHours = 24;

type CodeFailure = 'forbidden' | 'too-many-requests';
type RecoverFailure =
  | 'wrong-credentials'
  | 'account-locked'
  | 'wrong-code'
  | 'invalid-input'
  | 'unauthenticated'
  | 'forbidden';

const unreachable = fail('forbidden', {
  detail: 'We know neither a proven number nor a mail address of yours. Ask customer service.',
});

/**
 * A new payment PIN for a member who has lost the old one: password and a code, then a pause of withdrawals.
 */
export function createPinRecovery(context: IdentityContext) {
  const { core, uses, attempts, members, details } = context;

  return {
    async sendCode(
      member: Member,
      language: Language,
      { brand, ip }: Visitor,
    ): Promise<Outcome<PinCodeSent, CodeFailure>> {
      const known = await details.of(member.id);
      const recipient = recipientOf(known);
      if (!recipient) return unreachable;
      const { codes } = uses.verification;
      const sent = await codes.send({ brand, purpose: 'payment-pin', recipient, ip, language });
      if (!sent.ok) return sent;
      const isSms = recipient === known?.mobile;
      const shown = reachedAt(known)[isSms ? 'mobile' : 'email'] ?? '';
      return done({ ...sent.value, channel: isSms ? 'sms' : 'mail', recipient: shown });
    },

    async recover(
      member: Member,
      { password, code, paymentPassword }: RecoverPinInput,
      visitor: Visitor,
    ): Promise<Outcome<{ readonly withdrawalsFrom: string }, RecoverFailure>> {
      const row = await members.byId(member.id);
      if (!row) return fail('unauthenticated');
      const { brand } = visitor;
      const recipient = recipientOf(await details.of(row.id));
      if (!recipient) return unreachable;
      const error = newPinError(paymentPassword, visitor);
      if (error) return error;
      const wrong = await passwordErrorOf(context, row, { password, brand });
      if (wrong) return wrong;
      const hash = await hashPin(paymentPassword);
      return core.db.transaction(async (tx) => {
        const check = { brand: brand.code, purpose: 'payment-pin', recipient, code } as const;
        const proven = await uses.verification.codes.check(tx, check);
        if (!proven.ok) return proven;
        const now = core.clock.now();
        const until = dayjs.utc(now).add(pausedHours, 'hour').toDate();
        await members.keepPin(tx, row.id, hash);
        await members.pauseWithdrawals(tx, row.id, until);
        await attempts.clear(tx, pinAttempts(row.brand), row.id);
        await notifyNewPin(tx, context, { row, visitor }, { kind: 'payment-pin-recovered', until });
        return done({ withdrawalsFrom: until.toISOString() });
      });
    },
  };
}

/** A number counts once it was proven; the address is the one of the registration. */
function recipientOf(
  known: Pick<DetailsTable, 'mobile' | 'mobile_proven_at' | 'email'> | null,
): CodeRecipient | null {
  if (known?.mobile && known.mobile_proven_at) return known.mobile;
  return known?.email ? mailAddress(known.email) : null;
}

const mailAddress = (text: string): MailAddress => text as MailAddress;
