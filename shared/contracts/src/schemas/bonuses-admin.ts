import { z } from 'zod';
import { amount, decimal, idOf, localized, pageOf, paging, signedAmount } from './atoms.ts';
import { bonus, bonusEntry, bonusTerms } from './bonuses.ts';
import { inLanguages, titleWords } from './content.ts';
import type { Infer } from './infer.ts';
import type { CallSchemas } from './call-schemas.ts';

/** A grant that waits for a second operator. */
export const bonusProposal = z.strictObject({
  /** Id of the bonus that the grant will create. */
  id: idOf('bon'),
  amount: decimal,
  campaign: localized,
  terms: bonusTerms,
  note: z.string(),
  operatorId: idOf('opr'),
  operator: z.string(),
  proposedAt: z.string(),
});
export type BonusProposal = Infer<typeof bonusProposal>;

/** A member's bonuses as shown to operators. */
export const memberBonuses = z.strictObject({
  memberId: idOf('mem'),
  account: z.string(),
  currency: z.string(),
  /** Newest first; at most one is active. */
  bonuses: z.array(bonus),
  proposal: bonusProposal.nullable(),
  /** A grant above this amount needs two operators; `null`: none does. */
  twoPersonAbove: decimal.nullable(),
});
export type MemberBonuses = Infer<typeof memberBonuses>;

const whose = { memberId: idOf('mem') };

const decided = { ...whose, id: idOf('bon'), note: z.string().min(1).max(500) };

/** Input and output of each call. */
export const bonusesAdminSchemas = {
  memberBonuses: {
    input: z.strictObject({ brand: z.string().max(64), account: z.string().max(64) }),
    output: memberBonuses,
  },
  memberBonusHistory: {
    input: z.strictObject({ ...whose, ...paging }),
    output: pageOf(bonusEntry),
  },
  grantBonus: {
    input: z.strictObject({
      ...whose,
      amount,
      /** The name of the bonus. */
      words: inLanguages(titleWords),
      terms: bonusTerms,
      note: z.string().min(1).max(500),
    }),
    output: memberBonuses,
  },
  confirmBonus: { input: z.strictObject(decided), output: memberBonuses },
  refuseBonus: { input: z.strictObject(decided), output: memberBonuses },
  cancelBonus: { input: z.strictObject(decided), output: memberBonuses },
  adjustBonus: {
    input: z.strictObject({ ...decided, change: signedAmount }),
    output: memberBonuses,
  },
} satisfies CallSchemas;

/** The bonus or proposal, its member, and the reason. */
export type BonusDecision = Infer<(typeof bonusesAdminSchemas)['confirmBonus']['input']>;
