import { recordAudit } from '../audit/index.ts';
import { trialType } from '@croupier/contracts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { IdentityContext } from './identity-context.ts';
import { keyOf, type Operator } from './member.ts';
import { subjectOf, unknownMember, type NamedMember } from './account-status.ts';

/**
 * An operator asks a member for a new password: every session and remembered device ends, and the next sign-in
 * leads to the new password before anything else.
 */
export const createAskPassword =
  ({ core, uses, members, sessions, devices }: IdentityContext) =>
  async (
    named: NamedMember,
    operator: Operator,
  ): Promise<Outcome<void, 'not-found' | 'in_need_true_account'>> => {
    const row = await members.byUsername(named.brand, keyOf(named.account));
    if (!row) return unknownMember;
    // Without a password there is none to replace: such an account signs in by a code.
    if (row.type === trialType || !row.has_password)
      return fail('in_need_true_account', { detail: 'This account signs in without a password.' });
    const now = core.clock.now();
    await core.db.transaction(async (tx) => {
      await members.askPassword(tx, row.id, now);
      await sessions.closeAll(tx, row.id);
      await devices.forgetAll(tx, row.id);
      await uses.live.publish(tx, 'session.ended', { member: row.id }, { reason: 'password' });
      await recordAudit(tx, core, operator, {
        action: 'member.password-asked',
        subject: subjectOf(named),
        before: '',
        after: '',
        note: named.note,
      });
    });
    return done(undefined);
  };
