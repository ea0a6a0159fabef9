import {
  formatAmount,
  type BonusProposal,
  type ErrorCode,
  type MemberBonuses,
  type MemberId,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { shownBonuses } from './bonus-view.ts';
import type { BonusesUses } from './bonuses-uses.ts';
import { proposalOf, type ProposalRow } from './proposals.store.ts';

export type Answer<F extends ErrorCode = never> = Promise<Outcome<MemberBonuses, F | 'not-found'>>;

/** A member's bonuses, with the rule of the brand for large amounts. */
export function memberBonuses(core: Core, uses: BonusesUses) {
  const { identity, brands, twoPersonUnitsOf, ledger } = uses;
  const { db } = core;

  async function houseOf(id: MemberId) {
    const member = await identity.byId(id);
    const brand = member && (await brands.byCode(member.brand));
    if (!brand) return null;
    const twoPersonUnits = await twoPersonUnitsOf(brand.code);
    const { type, account } = member;
    const { code, currency, defaultLanguage } = brand;
    return { type, account, brand: code, currency, language: defaultLanguage, twoPersonUnits };
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

  return { houseOf, ofMember };
}

export const unknownMember = (id: MemberId) =>
  fail('not-found', { detail: `There is no member ${id}.` });

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
