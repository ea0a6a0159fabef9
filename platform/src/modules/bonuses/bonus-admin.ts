import type { BonusDecision, MemberId } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail } from '../../outcome.ts';
import { cancel, confirm, refuse, type Person } from './bonus-actions.ts';
import { bonusHistory, type HistoryPage } from './bonus-history.ts';
import type { BonusesUses } from './bonuses-uses.ts';
import { type Answer, unknownMember, memberBonuses } from './member-bonuses.ts';
import { bonusActionRunner } from './run-bonus-action.ts';
import { bonusGrants } from './grant-bonus.ts';

export type BonusAdmin = ReturnType<typeof createBonusAdmin>;

/** Admin functions for bonuses: each action has an audit record with its reason, in the same transaction. */
export function createBonusAdmin(core: Core, uses: BonusesUses) {
  const { db } = core;
  const { ledger, identity } = uses;
  const { houseOf, ofMember } = memberBonuses(core, uses);
  const auditRecord = bonusActionRunner(core, uses, { ofMember });

  return {
    async ofAccount({
      brand,
      account,
    }: {
      readonly brand: string;
      readonly account: string;
    }): Answer {
      const member = await identity.byAccount(brand, account);
      if (!member) return fail('not-found', { detail: 'This brand has no member of that name.' });
      return ofMember(member.id);
    },
    historyOf: async (member: MemberId, page: HistoryPage) =>
      done(await bonusHistory({ db, ledger }, member, page)),
    /** The second operator confirms the grant. */
    async confirm(
      decision: BonusDecision,
      by: Person,
    ): Answer<'second-person-needed' | 'bonus-active' | 'already-decided'> {
      const house = await houseOf(decision.memberId);
      if (!house) return unknownMember(decision.memberId);
      return auditRecord(decision.memberId, by, (context) => confirm(context, decision, house));
    },
    /** Refuses a proposal. Any operator can do it, including the one who proposed. */
    refuse: (decision: BonusDecision, by: Person): Answer<'already-decided'> =>
      auditRecord(decision.memberId, by, (context) => refuse(context, decision)),
    /** Cancels an active bonus; what is left of it goes back to the house account. */
    cancel: (decision: BonusDecision, by: Person): Answer<'bonus-in-play' | 'already-decided'> =>
      auditRecord(decision.memberId, by, (context) => cancel(context, decision)),
    ...bonusGrants(core, { houseOf, auditRecord }),
  };
}
