import { z } from 'zod';
import { gameTypes } from '../game-types.ts';
import { amount, decimal, idOf, localized, nothing, pageOf, paging } from './atoms.ts';
import type { Infer } from './infer.ts';
import type { CallSchemas } from './call-schemas.ts';

const percent = z.int().min(1).max(100);

/** The terms of bonus money. */
export const bonusTerms = z.strictObject({
  times: z.int().min(1).max(100),
  days: z.int().min(1).max(365),
  spends: z.enum(['bonus-first', 'cash-first']),
  maxStake: amount.nullable(),
  weights: z.partialRecord(z.enum(gameTypes), percent),
});
export type BonusTerms = Infer<typeof bonusTerms>;

export const bonus = bonusTerms.pick({ spends: true, maxStake: true, weights: true }).extend({
  id: idOf('bon'),
  /** Its name as the member reads it. */
  campaign: localized,
  state: z.enum(['active', 'converted', 'spent', 'expired', 'forfeited']),
  /** Who forfeited the rest of the bonus; `null` if it was not forfeited. */
  forfeitedBy: z.enum(['member', 'house']).nullable(),
  currency: z.string(),
  granted: decimal,
  /** The amount left on the bonus account. */
  left: decimal,
  wagered: decimal,
  target: decimal,
  grantedAt: z.string(),
  expiresAt: z.string(),
  endedAt: z.string().nullable(),
});
export type Bonus = Infer<typeof bonus>;

/** One booking on bonus money. */
export const bonusEntry = z.strictObject({
  transferId: idOf('trf'),
  kind: z.enum([
    'granted',
    'adjusted',
    'staked',
    'won',
    'returned',
    'corrected',
    'converted',
    'expired',
    'forfeited',
    'taken-back',
  ]),
  /** Positive if money was added to the bonus. */
  amount: decimal,
  balanceAfter: decimal,
  /** The bonus's or the round's id. */
  reference: z.string(),
  bookedAt: z.string(),
});
export type BonusEntry = Infer<typeof bonusEntry>;

/** Input and output of each call. */
export const bonusSchemas = {
  bonuses: { input: nothing, output: z.array(bonus) },
  forfeitBonus: { input: z.strictObject({ id: idOf('bon') }), output: z.array(bonus) },
  bonusHistory: { input: z.strictObject(paging), output: pageOf(bonusEntry) },
} satisfies CallSchemas;

export type BonusHistoryInput = Infer<(typeof bonusSchemas)['bonusHistory']['input']>;
