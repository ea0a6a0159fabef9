import { z } from 'zod';
import { amount, decimal, idOf, nothing } from './atoms.ts';
import type { Infer } from './infer.ts';
import type { CallSchemas } from './call-schemas.ts';

const code = z.string().min(1).max(60);

/** Share of each stake, in millionths. A game's own share overrides its provider's. */
export const jackpotShare = z.strictObject({
  provider: code,
  gameId: idOf('gam').nullable(),
  millionths: z.int().min(0).max(100_000),
});
export type JackpotShare = Infer<typeof jackpotShare>;

/** What an operator sets. */
const jackpotChange = {
  brand: code,
  periodSeconds: z.int().min(600).max(604_800),
  /** The house's contribution at the start of a draw. */
  seed: amount,
  isActive: z.boolean(),
  shares: z.array(jackpotShare).max(500),
  revision: z.int().min(0),
};

/** A brand's jackpot settings. */
export const jackpotTerms = z.strictObject({
  ...jackpotChange,
  currency: z.string(),
  seed: decimal,
});
export type JackpotTerms = Infer<typeof jackpotTerms>;

/** Input and output of each call. */
export const jackpotsAdminSchemas = {
  jackpotTerms: { input: nothing, output: z.array(jackpotTerms) },
  setJackpot: {
    input: z.strictObject({ ...jackpotChange, note: z.string().max(500) }),
    output: jackpotTerms,
  },
} satisfies CallSchemas;
