import type { ErrorCode, MemberId } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import type { Failed } from '../../outcome.ts';
import type { BonusActionContext, Person } from './bonus-actions.ts';
import type { BonusesUses } from './bonuses-uses.ts';
import type { Answer, memberBonuses } from './member-bonuses.ts';

/** Runs one action on the bonuses of a member. */
export function bonusActionRunner(
  core: Core,
  uses: BonusesUses,
  { ofMember }: { readonly ofMember: ReturnType<typeof memberBonuses>['ofMember'] },
) {
  const { ledger, live } = uses;
  const { clock, db } = core;

  /** Runs one action in one transaction; returns the member's bonuses afterwards. */
  async function auditRecord<F extends ErrorCode>(
    member: MemberId,
    by: Person,
    work: (context: BonusActionContext) => Promise<Failed<F> | null>,
  ): Answer<F> {
    const bank = { ledger, live, clock };
    const error = await db.transaction((tx) => work({ core, bank, tx, by }));
    return error ?? ofMember(member);
  }

  return auditRecord;
}
