import { z } from 'zod';
import type { BonusTerms } from '../calls/bonuses.ts';
import { amount, idOf } from './atoms.ts';

const percent = z.int().min(1).max(100).exactOptional();

const terms: z.ZodType<BonusTerms> = z.strictObject({
  times: z.int().min(1).max(100),
  days: z.int().min(1).max(365),
  spends: z.enum(['bonus-first', 'cash-first']),
  maxStake: amount.nullable(),
  weights: z.strictObject({
    RNG: percent,
    LIVE: percent,
    FISH: percent,
    PVP: percent,
    SPORTS: percent,
    ELOTT: percent,
    LOTT: percent,
  }),
});

/** Inputs of the bonuses' calls, players' and operators'. */
export const bonusInputs = {
  bonuses: z.strictObject({}),
  forfeitBonus: z.strictObject({ id: idOf('bon') }),
  grantBonus: z.strictObject({
    memberId: idOf('mem'),
    amount,
    campaign: z.string().min(1).max(60),
    terms,
    note: z.string().max(500),
  }),
};
