import { done, type Outcome } from '../../outcome.ts';
import type { Ground } from './ground.ts';
import { keyOf, type Operator } from './member.ts';
import { subjectOf, unknownMember, type Named } from './standing.ts';

/** The rank that operators give a member: who serves them goes by it. */
export const createRanks =
  ({ core, uses, members }: Ground) =>
  async (
    { brand, account, note, rankLevel }: Named & { readonly rankLevel: number },
    operator: Operator,
  ): Promise<Outcome<{ readonly rankLevel: number }, 'not-found'>> => {
    const row = await members.byUsername(brand, keyOf(account));
    if (!row) return unknownMember;
    await core.db.transaction(async (tx) => {
      const before = await members.keepRank(tx, row.id, rankLevel);
      await uses.keepDeed(tx, core, operator, {
        action: 'member.rank-set',
        subject: subjectOf({ brand, account }),
        before: `${before}`,
        after: `${rankLevel}`,
        note,
      });
    });
    return done({ rankLevel });
  };
