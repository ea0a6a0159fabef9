import { recordAudit } from '../audit/index.ts';
import { done, type Outcome } from '../../outcome.ts';
import type { IdentityContext } from './identity-context.ts';
import { keyOf, type Operator } from './member.ts';
import { subjectOf, unknownMember, type NamedMember } from './account-status.ts';

/** Sets a member's rank: level, history and audit record are one commit. */
export const createRanks =
  ({ core, members, uses }: IdentityContext) =>
  async (
    { brand, account, note, rankLevel }: NamedMember & { readonly rankLevel: number },
    operator: Operator,
  ): Promise<Outcome<{ readonly rankLevel: number }, 'not-found'>> => {
    const row = await members.byUsername(brand, keyOf(account));
    if (!row) return unknownMember;
    await core.db.transaction(async (tx) => {
      const before = await uses.setLevel(tx, { member: row.id, level: rankLevel });
      await recordAudit(tx, core, operator, {
        action: 'member.rank-set',
        subject: subjectOf({ brand, account }),
        before: `${before}`,
        after: `${rankLevel}`,
        note,
      });
    });
    return done({ rankLevel });
  };
