import {
  formatAmount,
  parseAmount,
  type BonusDecision,
  type BonusProposal,
  type ErrorCode,
  type MemberBonuses,
  type MemberId,
  trialType,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Failed, type Outcome } from '../../outcome.ts';
import { bonusOf } from './bonus.ts';
import {
  adjust,
  cancel,
  confirm,
  grant,
  propose,
  refuse,
  type AdjustBonusInput,
  type BonusActionContext,
  type GrantBonusInput,
  type Person,
} from './bonus-actions.ts';
import { bonusHistory, type HistoryPage } from './bonus-history.ts';
import { shownBonuses } from './bonus-view.ts';
import type { BonusesUses } from './bonuses-uses.ts';
import { proposalOf, type ProposalRow } from './proposals.store.ts';

type Answer<F extends ErrorCode = never> = Promise<Outcome<MemberBonuses, F | 'not-found'>>;

export type BonusAdmin = ReturnType<typeof createBonusAdmin>;

/** Admin functions for bonuses: each action has an audit record with its reason, in the same transaction. */
export function createBonusAdmin(core: Core, uses: BonusesUses) {
  const { db, clock, ids } = core;
  const { ledger, identity, brands, live, twoPersonUnitsOf } = uses;

  async function houseOf(id: MemberId) {
    const member = await identity.byId(id);
    const brand = member && (await brands.byCode(member.brand));
    if (!brand) return null;
    const twoPersonUnits = await twoPersonUnitsOf(brand.code);
    const { type, account } = member;
    return { type, account, brand: brand.code, currency: brand.currency, twoPersonUnits };
  }

  async function ofMember(id: MemberId): Answer {
    const house = await houseOf(id);
    if (!house) return unknownMember(id);
    const [bonuses, proposal] = await Promise.all([
      shownBonuses({ db, ledger }, id),
      proposalOf(db.read, id),
    ]);
    return done({
      memberId: id,
      account: house.account,
      currency: house.currency,
      bonuses,
      proposal: proposal ? shownProposal(proposal) : null,
      twoPersonAbove: house.twoPersonUnits === null ? null : formatAmount(house.twoPersonUnits),
    });
  }

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

    /** Grants a member a bonus; above the brand's amount the grant waits for a second operator. */
    async grant(
      order: GrantBonusInput,
      by: Person,
    ): Answer<'in_need_true_account' | 'bonus-active'> {
      const { memberId, amount, campaign, terms, note } = order;
      const house = await houseOf(memberId);
      if (!house) return unknownMember(memberId);
      if (house.type === trialType) return fail('in_need_true_account');
      const { brand, currency } = house;
      const units = parseAmount(amount) ?? 0n;
      const [id, now] = [ids.next('bon'), clock.now()];
      if (needsTwo(house, units))
        return auditRecord(memberId, by, (context) =>
          propose(context, {
            member_id: memberId,
            id,
            amount_units: units,
            campaign,
            terms,
            note,
            operator_id: by.id,
            operator: by.name,
            proposed_at: now,
          }),
        );
      const member = { id: memberId, brand, currency };
      const bonus = bonusOf({ id, member, campaign, units, terms, now });
      return auditRecord(memberId, by, (context) => grant(context, bonus, order));
    },

    /** The second operator confirms the grant. */
    async confirm(
      decision: BonusDecision,
      by: Person,
    ): Answer<'second-person-needed' | 'bonus-active'> {
      const house = await houseOf(decision.memberId);
      if (!house) return unknownMember(decision.memberId);
      return auditRecord(decision.memberId, by, (context) => confirm(context, decision, house));
    },

    /** Refuses a proposal. Any operator can do it, including the one who proposed. */
    refuse: (decision: BonusDecision, by: Person): Answer =>
      auditRecord(decision.memberId, by, (context) => refuse(context, decision)),

    /** Cancels an active bonus; the house takes back what is left. */
    cancel: (decision: BonusDecision, by: Person): Answer<'bonus-in-play'> =>
      auditRecord(decision.memberId, by, (context) => cancel(context, decision)),

    /**
     * Corrects what is left of an active bonus, once per key. An amount that needs two operators requires a
     * new grant.
     */
    async adjust(
      correction: AdjustBonusInput,
      by: Person,
      key: string,
    ): Answer<'insufficient-funds' | 'amount-out-of-range' | 'idempotency-key-reused'> {
      const { memberId, change } = correction;
      const house = await houseOf(memberId);
      if (!house) return unknownMember(memberId);
      if (needsTwo(house, parseAmount(change) ?? 0n))
        return fail('amount-out-of-range', {
          detail: 'Take the bonus back and grant it again: a second operator must approve that.',
        });
      const bookingKey = `bonus-adjusted:${by.id}:${key}`;
      return auditRecord(memberId, by, (context) => adjust(context, correction, bookingKey));
    },
  };
}

const needsTwo = (
  { twoPersonUnits }: { readonly twoPersonUnits: bigint | null },
  units: bigint,
): boolean => twoPersonUnits !== null && units > twoPersonUnits;

const unknownMember = (id: MemberId) => fail('not-found', { detail: `There is no member ${id}.` });

const shownProposal = (row: ProposalRow): BonusProposal => ({
  id: row.id,
  amount: formatAmount(row.amount_units),
  campaign: row.campaign,
  terms: row.terms,
  note: row.note,
  operatorId: row.operator_id,
  operator: row.operator,
  proposedAt: row.proposed_at.toISOString(),
});
