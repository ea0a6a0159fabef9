import { z } from 'zod';
import { amount, idOf } from './atoms.ts';

const nothing = z.strictObject({});
const code = z.string().min(1).max(60);
const drawId = idOf('jkd');

/** Inputs of the jackpot calls, for players and operators. */
export const jackpotInputs = {
  jackpots: nothing,
  jackpotDraws: z.strictObject({
    before: drawId.exactOptional(),
    limit: z.coerce.number().int().min(1).max(50).exactOptional(),
  }),
  jackpotTickets: z.strictObject({
    drawId,
    after: z
      .string()
      .regex(/^\d{1,18}$/)
      .exactOptional(),
  }),
  jackpotTerms: nothing,
  setJackpot: z.strictObject({
    brand: code,
    periodSeconds: z.int().min(600).max(604_800),
    seed: amount,
    isActive: z.boolean(),
    shares: z
      .array(
        z.strictObject({
          provider: code,
          gameId: idOf('gam').nullable(),
          millionths: z.int().min(0).max(100_000),
        }),
      )
      .max(500),
    revision: z.int().min(0),
    note: z.string().max(500),
  }),
};
