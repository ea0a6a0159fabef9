import { done, type Outcome } from '../../outcome.ts';
import { recordAudit } from '../audit/index.ts';
import { subjectOf, unknownMember, type NamedMember } from './account-status.ts';
import type { IdentityContext } from './identity-context.ts';
import type { MemberFactor } from './member-factor.ts';
import { keyOf, type Operator } from './member.ts';
import { notifyOwner } from './owner-message.ts';

/**
 * An operator removes the second factor and all passkeys of a member who has lost the device. The platform
 * notifies the member, who then signs in with the password alone.
 */
export const createFactorReset =
  (context: IdentityContext, factor: Pick<MemberFactor, 'drop'>) =>
  async (named: NamedMember, operator: Operator): Promise<Outcome<void, 'not-found'>> => {
    const { core, uses, members, tickets, passkeys } = context;
    const row = await members.byUsername(named.brand, keyOf(named.account));
    const brand = await uses.brands.byCode(named.brand);
    if (!row || !brand) return unknownMember;
    const visitor = { brand, ip: '', userAgent: '' };
    await core.db.transaction(async (tx) => {
      await factor.drop(tx, row.id);
      await tickets.dropAll(tx, row.id);
      const removed = await passkeys.removeAll(tx, row.id);
      await notifyOwner(tx, context, { row, visitor }, { kind: 'second-factor-reset' });
      await recordAudit(tx, core, operator, {
        action: 'member.second-factor-reset',
        subject: subjectOf(named),
        before: `passkeys: ${removed}`,
        after: '',
        note: named.note,
      });
    });
    return done(undefined);
  };
