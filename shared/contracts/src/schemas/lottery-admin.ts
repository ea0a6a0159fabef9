import { z } from 'zod';
import type { DrawQueue, NumberRule } from '../calls/lottery-admin.ts';
import { amount, idOf, paging } from './atoms.ts';

const code = z.string().min(1).max(64);
const why = z.string().trim().min(3).max(500);
const queues: [DrawQueue, ...DrawQueue[]] = ['due', 'coming', 'closed'];
const rules: [NumberRule, ...NumberRule[]] = ['open', 'half-price', 'closed'];

/** Inputs of the proof calls, and of the operators' draw calls. */
export const lotteryAdminInputs = {
  commitChain: z.strictObject({
    gameId: code,
    place: z.coerce.number().int().min(0).exactOptional(),
    limit: z.coerce.number().int().min(1).max(1_000).exactOptional(),
  }),
  drawRecord: z.strictObject({ drawId: idOf('drw') }),
  adminDraws: z.strictObject({
    queue: z.enum(queues),
    gameId: code.exactOptional(),
    origin: z.enum(['draw-v1', 'outside']).exactOptional(),
    ...paging,
  }),
  enterResult: z.strictObject({
    drawId: idOf('drw'),
    prizes: z
      .array(z.strictObject({ prize: code, numbers: z.array(z.string().max(12)).max(80) }))
      .min(1)
      .max(20),
    note: z.string().trim().max(500),
  }),
  voidDraw: z.strictObject({ drawId: idOf('drw'), reason: why }),
  drawLiability: z.strictObject({
    drawId: idOf('drw'),
    limit: z.coerce.number().int().min(1).max(100).exactOptional(),
  }),
  restrictNumber: z.strictObject({
    gameId: code,
    playType: code,
    choice: code,
    rule: z.enum(rules),
    reason: why,
  }),
  capPlayType: z.strictObject({
    gameId: code,
    playType: code,
    currency: z.string().regex(/^[A-Z]{3}$/),
    cap: amount.nullable(),
  }),
};
