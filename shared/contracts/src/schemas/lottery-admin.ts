import { z } from 'zod';
import { drawFamilies } from '../result-shape.ts';
import { amount, decimal, idOf, localized, noAnswer, pageOf, paging } from './atoms.ts';
import type { Infer } from './infer.ts';
import { drawRecord } from './lottery-proof.ts';
import type { CallSchemas } from './call-schemas.ts';

/** Numbers of one prize, with leading zeros; empty if the prize was not drawn. */
export const enteredPrize = z.strictObject({
  prize: z.string(),
  numbers: z.array(z.string()),
});
export type EnteredPrize = Infer<typeof enteredPrize>;

export const resultEntry = z.strictObject({
  by: z.string(),
  kind: z.enum(['person', 'source']),
  prizes: z.array(enteredPrize),
  note: z.string(),
  enteredAt: z.string(),
});
export type ResultEntry = Infer<typeof resultEntry>;

export const currencySum = z.strictObject({
  currency: z.string(),
  amount: decimal,
});
export type CurrencySum = Infer<typeof currencySum>;

export const adminDraw = drawRecord
  .pick({ draw: true, origin: true, seal: true, results: true })
  .extend({
    gameName: localized,
    family: z.enum(drawFamilies),
    voidReason: z.string().nullable(),
    settledAt: z.string().nullable(),
    /** Entries for the coming result, or for one that replaces the last. */
    entries: z.array(resultEntry),
    stakes: z.array(currencySum),
    paid: z.array(currencySum),
  });
export type AdminDraw = Infer<typeof adminDraw>;

export const numberRule = z.enum(['open', 'half-price', 'closed']);
export type NumberRule = Infer<typeof numberRule>;

/** The house's liability on a number of a draw. */
export const numberLiability = z.strictObject({
  playType: z.string(),
  choice: z.string(),
  currency: z.string(),
  stake: decimal,
  payout: decimal,
  /** `null`: no cap. */
  cap: decimal.nullable(),
  rule: numberRule,
});
export type NumberLiability = Infer<typeof numberLiability>;

/** `due`: external draws without numbers; `coming`: not yet drawn; `closed`: over, newest first. */
export const drawQueue = z.enum(['due', 'coming', 'closed']);
export type DrawQueue = Infer<typeof drawQueue>;

const code = z.string().min(1).max(64);

const why = z.string().trim().min(3).max(500);

/** Input and output of each call. */
export const lotteryAdminSchemas = {
  adminDraws: {
    input: z.strictObject({
      queue: drawQueue,
      gameId: code.exactOptional(),
      /** Only draws of this origin; omitted: all. */
      origin: z.enum(['draw-v1', 'outside']).exactOptional(),
      ...paging,
    }),
    output: pageOf(adminDraw),
  },
  enterResult: {
    input: z.strictObject({
      drawId: idOf('drw'),
      prizes: z
        .array(z.strictObject({ prize: code, numbers: z.array(z.string().max(12)).max(80) }))
        .min(1)
        .max(20),
      note: z.string().trim().max(500),
    }),
    output: adminDraw,
  },
  voidDraw: { input: z.strictObject({ drawId: idOf('drw'), reason: why }), output: adminDraw },
  drawLiability: {
    input: z.strictObject({
      drawId: idOf('drw'),
      limit: z.coerce.number().int().min(1).max(100).exactOptional(),
    }),
    output: z.array(numberLiability),
  },
  restrictNumber: {
    input: z.strictObject({
      gameId: code,
      playType: code,
      choice: code,
      rule: numberRule,
      reason: why,
    }),
    output: noAnswer,
  },
  capPlayType: {
    input: z.strictObject({
      gameId: code,
      playType: code,
      currency: z.string().regex(/^[A-Z]{3}$/),
      cap: amount.nullable(),
    }),
    output: noAnswer,
  },
} satisfies CallSchemas;
