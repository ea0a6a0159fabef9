import type { SessionCookies } from '../../http/cookies.ts';
import type { MemberIcon, MemberProfile } from '@croupier/contracts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { DetailsTable } from './details.store.ts';
import type { IdentityContext } from './identity-context.ts';
import { agentTypes, type Member } from './member.ts';
import { noSecret } from './passwords.ts';
import { hashOf } from './sessions.ts';

/** What a member sees of their own account. */
export function createProfile({ members, sessions, details }: IdentityContext) {
  return {
    async of(
      member: Member,
      { member: credential }: SessionCookies,
    ): Promise<Outcome<MemberProfile, 'unauthenticated'>> {
      const [row, known, mustChangePassword] = await Promise.all([
        members.byId(member.id),
        details.of(member.id),
        credential ? sessions.mustChange(hashOf(credential)) : null,
      ]);
      if (!row) return fail('unauthenticated');
      const { id, account, nickname, type, lastLoginAt } = member;
      return done({
        ...{ id, account, nickname, type, lastLoginAt },
        icon: row.icon,
        joinedAt: row.joined_at.toISOString(),
        lastLoginIp: row.previous_login_ip,
        hasPassword: row.has_password,
        hasPaymentPassword: row.payment_pin_hash !== noSecret,
        mustChangePassword,
        ...reachedAt(known),
        toUpline: agentTypes.includes(type) && row.upline_id !== null,
        clubLabel: clubLabelOf(row.rank_level),
        memberLabel: [],
      });
    },

    async icon(member: Member): Promise<MemberIcon> {
      return (await members.byId(member.id))?.icon ?? 'lotus';
    },

    async chooseIcon(member: Member, icon: MemberIcon): Promise<{ readonly icon: MemberIcon }> {
      await members.keepIcon(member.id, icon);
      return { icon };
    },
  };
}

/** The label is the same in every language. */
const clubLabelOf = (rankLevel: number) =>
  rankLevel > 0 ? { labelName: `VIP ${rankLevel}`, rankLevel } : null;

/** The member's contact details, masked. */
export function reachedAt(known: Pick<DetailsTable, 'email' | 'mobile'> | null) {
  return {
    email: known?.email ? shownEmail(known.email) : null,
    mobile: known?.mobile ? `•••• ${known.mobile.slice(-4)}` : null,
  };
}

/** Shows `rahim@mail.com` as `r•••@mail.com`. */
function shownEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
