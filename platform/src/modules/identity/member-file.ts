import { formatAmount, type MemberFile } from '@croupier/contracts';
import { done, type Outcome } from '../../outcome.ts';
import { accounts } from '../ledger/index.ts';
import type { IdentityContext } from './identity-context.ts';
import { unknownMember } from './account-status.ts';
import type { MemberFactor } from './member-factor.ts';
import { infoOf, keyOf } from './member.ts';
import { demoMembersStore } from './demo-members.store.ts';
import { accountRules } from './account-rules.ts';
import { sessionLimits } from './sessions.ts';
import { reachedAt } from './profile.ts';

export interface MemberName {
  readonly brand: string;
  readonly account: string;
}

/** The data of a member that operators see before an account decision. */
export function createMemberFile(
  { uses, attempts, members, sessions, details, core, passkeys, closures }: IdentityContext,
  factor: Pick<MemberFactor, 'state'>,
) {
  const demo = demoMembersStore(core.db.read);
  return async ({ brand, account }: MemberName): Promise<Outcome<MemberFile, 'not-found'>> => {
    const [row, house] = await Promise.all([
      members.byUsername(brand, keyOf(account)),
      uses.brands.byCode(brand),
    ]);
    if (!row || !house) return unknownMember;
    const now = core.clock.now();
    const [known, upline, open, lockedUntil, funds, second, keys, closure, isDemo] =
      await Promise.all([
        details.of(row.id),
        row.upline_id ? members.byId(row.upline_id) : null,
        sessions.ofMember(row.id, {
          now,
          seenAfter: sessionLimits.seenAfter(now, accountRules(house).idleMinutes),
        }),
        attempts.lockedUntil(row.brand, row.username_key),
        uses.ledger.balance(accounts.cash(row.id)),
        factor.state(row),
        passkeys.ofMember(row.id),
        closures.coolingOff(row.id),
        demo.has(row.id),
      ]);
    return done({
      ...infoOf(row),
      ...(isDemo && { isDemo }),
      brand: row.brand,
      status: row.status,
      joinedAt: row.joined_at.toISOString(),
      lastLoginIp: row.last_login_ip,
      ...reachedAt(known),
      emailVerifiedAt: known?.email_proven_at?.toISOString() ?? null,
      mobileVerifiedAt: known?.mobile_proven_at?.toISOString() ?? null,
      secondFactorSince: second.since,
      passkeys: keys.length,
      closesAt: closure?.closes_at.toISOString() ?? null,
      uplineAccount: upline?.username ?? null,
      openSessions: open.length,
      lockedUntil: lockedUntil?.toISOString() ?? null,
      rankLevel: row.rank_level,
      passwordAskedAt: row.password_asked_at?.toISOString() ?? null,
      balance: formatAmount(funds.balanceUnits),
      currency: house.currency,
    });
  };
}
