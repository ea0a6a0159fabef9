import { z } from 'zod';
import { decimal, idOf, localized, nothing } from './atoms.ts';
import type { Infer } from './infer.ts';
import type { CallSchemas } from './call-schemas.ts';

export const freeRoundsState = z.enum(['active', 'used', 'cancelled', 'expired']);
export type FreeRoundsState = Infer<typeof freeRoundsState>;

/** Rounds that a member plays in a game without a stake of their own. */
export const freeRounds = z.strictObject({
  id: idOf('frr'),
  /** What they were given for; `null`: they have no name. */
  campaign: localized.nullable(),
  state: freeRoundsState,
  /** The game; `null`: every game of the provider. */
  game: z
    .strictObject({
      nodeId: idOf('gam'),
      name: localized,
    })
    .nullable(),
  /** Name of the provider as players read it. */
  provider: z.string(),
  rounds: z.number(),
  left: z.number(),
  /** What each round is worth. */
  stake: decimal,
  currency: z.string(),
  /** How often a win has to be staked before it is cash; `null`: wins are cash at once. */
  winsTimes: z.number().nullable(),
  until: z.string(),
});
export type FreeRounds = Infer<typeof freeRounds>;

/** Input and output of each call. */
export const freeRoundsSchemas = {
  freeRounds: { input: nothing, output: z.array(freeRounds) },
} satisfies CallSchemas;
