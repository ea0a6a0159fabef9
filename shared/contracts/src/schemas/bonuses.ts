import { z } from 'zod';
import type { BonusTerms } from '../calls/bonuses.ts';
import { gameTypes } from '../game-types.ts';
import { amount, idOf, paging, signedAmount } from './atoms.ts';

const percent = z.int().min(1).max(100);

export const bonusTerms: z.ZodType<BonusTerms> = z.strictObject({
  times: z.int().min(1).max(100),
  days: z.int().min(1).max(365),
  spends: z.enum(['bonus-first', 'cash-first']),
  maxStake: amount.nullable(),
  weights: z.partialRecord(z.enum(gameTypes), percent),
});

const whose = { memberId: idOf('mem') };
const decided = { ...whose, id: idOf('bon'), note: z.string().min(1).max(500) };

/** Inputs of the bonus calls, for players and operators. */
export const bonusInputs = {
  bonuses: z.strictObject({}),
  bonusHistory: z.strictObject(paging),
  forfeitBonus: z.strictObject({ id: idOf('bon') }),
  memberBonuses: z.strictObject({ brand: z.string().max(64), account: z.string().max(64) }),
  memberBonusHistory: z.strictObject({ ...whose, ...paging }),
  grantBonus: z.strictObject({
    ...whose,
    amount,
    campaign: z.string().min(1).max(60),
    terms: bonusTerms,
    note: z.string().min(1).max(500),
  }),
  confirmBonus: z.strictObject(decided),
  refuseBonus: z.strictObject(decided),
  cancelBonus: z.strictObject(decided),
  adjustBonus: z.strictObject({ ...decided, change: signedAmount }),
};
