import { z } from 'zod';
import { decimal, idOf, localized, pageOf, paging } from './atoms.ts';
import type { Infer } from './infer.ts';
import { currencySum } from './lottery-admin.ts';
import type { CallSchemas } from './call-schemas.ts';

export const rebateMember = z.strictObject({
  id: idOf('mem'),
  account: z.string(),
});
export type RebateMember = Infer<typeof rebateMember>;

/** One payment for a downline ticket; negative if another result reversed it. */
export const adminRebate = z.strictObject({
  id: idOf('trf'),
  ticketId: idOf('tkt'),
  brand: z.string(),
  earner: rebateMember,
  /** The owner of the ticket. */
  player: rebateMember,
  gameName: localized,
  drawId: idOf('drw'),
  numero: z.string(),
  amount: decimal,
  currency: z.string(),
  paidAt: z.string(),
});
export type AdminRebate = Infer<typeof adminRebate>;

/** The sum of a day, game, draw or member in a currency. */
export const rebateSum = z.strictObject({
  /** A day, a game's id, a draw's id, or a member's id. */
  key: z.string(),
  /** A day, an issue number or an account; a game has its name instead. */
  label: z.string(),
  gameName: localized.nullable(),
  currency: z.string(),
  amount: decimal,
  payments: z.number(),
});
export type RebateSum = Infer<typeof rebateSum>;

export const rebateTotals = z.strictObject({
  totals: z.array(currencySum),
  /** Days newest first, other keys by highest sum; at most a hundred. */
  sums: z.array(rebateSum),
});
export type RebateTotals = Infer<typeof rebateTotals>;

export const rebateGrouping = z.enum(['day', 'game', 'draw', 'member']);
export type RebateGrouping = Infer<typeof rebateGrouping>;

const code = z.string().min(1).max(64);

/** A filter for rebates; days are UTC days, both inclusive. */
const rebateFilter = {
  /** Omitted: all brands. */
  brand: code.exactOptional(),
  gameId: code.exactOptional(),
  drawId: idOf('drw').exactOptional(),
  /** The receiving member. */
  memberId: idOf('mem').exactOptional(),
  from: z.iso.date().exactOptional(),
  to: z.iso.date().exactOptional(),
};
export type RebateFilter = Infer<z.ZodObject<typeof rebateFilter>>;

/** Input and output of each call. */
export const lotteryRebatesAdminSchemas = {
  adminRebates: {
    input: z.strictObject({ ...rebateFilter, ...paging }),
    output: pageOf(adminRebate),
  },
  rebateTotals: {
    input: z.strictObject({ ...rebateFilter, by: rebateGrouping }),
    output: rebateTotals,
  },
} satisfies CallSchemas;
