import { recordAudit } from '../audit/index.ts';
import type { MemberId, MemberStatus } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { IdentityContext } from './identity-context.ts';
import { keyOf, type Operator } from './member.ts';

export interface NamedMember {
  readonly brand: string;
  readonly account: string;
  readonly note: string;
}

/** Whether an account may sign in, and the operators' actions on its status. */
export function createAccountStatus({
  core,
  uses,
  attempts,
  members,
  sessions,
  devices,
}: IdentityContext) {
  const { db } = core;

  /** Returns the previous status. An account that may not sign in loses its sessions at once. */
  async function storeStatus(
    tx: Tx,
    id: MemberId,
    status: MemberStatus,
  ): Promise<MemberStatus | null> {
    const before = await members.keepStatus(tx, id, status);
    if (status === 'active' || status === 'excluded') return before;
    await sessions.closeAll(tx, id);
    await devices.forgetAll(tx, id);
    await uses.endPlay(tx, id, 'locked');
    await uses.live.publish(tx, 'session.ended', { member: id }, { reason: 'status' });
    return before;
  }

  return {
    keep: storeStatus,

    /** Unlocks a name that was locked for wrong passwords. */
    async unlock(named: NamedMember, operator: Operator): Promise<Outcome<void, 'not-found'>> {
      const row = await members.byUsername(named.brand, keyOf(named.account));
      if (!row) return unknownMember;
      await db.transaction(async (tx) => {
        await attempts.clear(tx, row.brand, row.username_key);
        const auditRecord = { before: '', after: '', note: named.note, subject: subjectOf(named) };
        await recordAudit(tx, core, operator, {
          ...auditRecord,
          action: 'member.unlocked',
        });
      });
      return done(undefined);
    },

    async setStatus(
      named: NamedMember & { readonly status: MemberStatus },
      operator: Operator,
    ): Promise<Outcome<{ readonly status: MemberStatus }, 'not-found'>> {
      const row = await members.byUsername(named.brand, keyOf(named.account));
      if (!row) return unknownMember;
      await db.transaction(async (tx) => {
        const before = (await storeStatus(tx, row.id, named.status)) ?? row.status;
        const auditRecord = {
          before,
          after: named.status,
          note: named.note,
          subject: subjectOf(named),
        };
        await recordAudit(tx, core, operator, {
          ...auditRecord,
          action: 'member.status-set',
        });
      });
      return done({ status: named.status });
    },
  };
}

export const unknownMember = fail('not-found', {
  detail: 'This brand has no member of that name.',
});

/** The subject of a member in audit records. */
export const subjectOf = ({ brand, account }: Pick<NamedMember, 'brand' | 'account'>) =>
  `${brand}/${account}`;
