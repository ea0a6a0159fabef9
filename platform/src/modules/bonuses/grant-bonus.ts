import { parseAmount, trialType } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { fail } from '../../outcome.ts';
import { lacksTranslation, titleWithOwn } from '../documents/index.ts';
import { bonusOf } from './bonus.ts';
import {
  adjust,
  grant,
  propose,
  type AdjustBonusInput,
  type GrantBonusInput,
  type Person,
} from './bonus-actions.ts';
import { type Answer, unknownMember, type memberBonuses } from './member-bonuses.ts';
import type { bonusActionRunner } from './run-bonus-action.ts';

/** Grants a bonus, or corrects the rest of an active one. */
export function bonusGrants(
  core: Core,
  {
    houseOf,
    auditRecord,
  }: {
    readonly houseOf: ReturnType<typeof memberBonuses>['houseOf'];
    readonly auditRecord: ReturnType<typeof bonusActionRunner>;
  },
) {
  const { ids, clock } = core;

  return {
    /** Grants a member a bonus; above the brand's amount the grant waits for a second operator. */
    async grant(
      order: GrantBonusInput,
      by: Person,
    ): Answer<'in_need_true_account' | 'bonus-active' | 'invalid-input'> {
      const { memberId, amount, words, terms, note } = order;
      const house = await houseOf(memberId);
      if (!house) return unknownMember(memberId);
      if (house.type === trialType) return fail('in_need_true_account');
      const { brand, currency, language } = house;
      const lacking = lacksTranslation(words, language, 'words');
      if (lacking) return lacking;
      const campaign = titleWithOwn(words, language);
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
      return auditRecord(memberId, by, (context) => grant(context, bonus, { amount, terms, note }));
    },

    /**
     * Corrects what is left of an active bonus, once per key. An amount that needs two operators requires a
     * new grant.
     */
    async adjust(
      correction: AdjustBonusInput,
      by: Person,
      key: string,
    ): Answer<
      'insufficient-funds' | 'amount-out-of-range' | 'idempotency-key-reused' | 'already-decided'
    > {
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
