import { z } from 'zod';
import { idOf } from './atoms.ts';
import type { Infer } from './infer.ts';
import { draw, drawProof } from './lottery.ts';
import type { CallSchemas } from './call-schemas.ts';

/**
 * One commit in the order of publication: `chain` is SHA-256 of `<chain before>|<numero>|<commit>`; for the
 * first link, `<chain before>` is empty.
 */
export const commitLink = z.strictObject({
  place: z.number(),
  drawId: idOf('drw'),
  numero: z.string(),
  commit: z.string(),
  chain: z.string(),
  publishedAt: z.string(),
});
export type CommitLink = Infer<typeof commitLink>;

export const resultVersion = z.strictObject({
  version: z.number(),
  numbers: z.array(z.number()),
  /** Voided prizes: lines that depend on them were refunded. */
  voidPrizes: z.array(z.string()),
  agreedBy: z.enum(['draw-v1', 'two-persons', 'two-sources']),
  writtenAt: z.string(),
});
export type ResultVersion = Infer<typeof resultVersion>;

/**
 * The public evidence of a draw; for an external draw: the bets were fixed before, and two operators entered
 * the same numbers.
 */
export const drawRecord = z.strictObject({
  draw,
  /** `null` for an external draw: it cannot be computed again. */
  proof: drawProof.nullable(),
  origin: z.enum(['draw-v1', 'outside']),
  /** SHA-256 over all lines, taken after the lock and before any number was entered; `null` before that. */
  seal: z
    .strictObject({
      hash: z.string(),
      lines: z.number(),
    })
    .nullable(),
  /** Every result of the draw, newest last. */
  results: z.array(resultVersion),
});
export type DrawRecord = Infer<typeof drawRecord>;

const code = z.string().min(1).max(64);

/** Input and output of each call. */
export const lotteryProofSchemas = {
  commitChain: {
    input: z.strictObject({
      gameId: code,
      place: z.coerce.number().int().min(0).exactOptional(),
      limit: z.coerce.number().int().min(1).max(1_000).exactOptional(),
    }),
    output: z.array(commitLink),
  },
  drawRecord: { input: z.strictObject({ drawId: idOf('drw') }), output: drawRecord },
} satisfies CallSchemas;
