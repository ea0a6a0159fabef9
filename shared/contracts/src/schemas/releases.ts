import { z } from 'zod';
import { idOf, nothing } from './atoms.ts';
import type { Infer } from './infer.ts';
import type { CallSchemas } from './call-schemas.ts';

/** The token with which a team's machines release its modules. */
export const teamToken = z.strictObject({
  id: idOf('ttk'),
  team: z.string(),
  /** Module names, with `*` for any part of a name, such as `mfe-poker*`. */
  modules: z.string(),
  /** By the platform's clock. */
  state: z.enum(['good', 'over', 'revoked']),
  madeBy: z.string(),
  madeAt: z.string(),
  /** `null` for a token that does not expire. */
  expiresAt: z.string().nullable(),
  lastUsedAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
});
export type TeamToken = Infer<typeof teamToken>;

export const madeTeamToken = z.strictObject({
  token: teamToken,
  /** Shown once: the platform stores only its hash. */
  secret: z.string(),
});
export type MadeTeamToken = Infer<typeof madeTeamToken>;

/** Input and output of each call. */
export const releaseSchemas = {
  teamTokens: { input: nothing, output: z.array(teamToken) },
  makeTeamToken: {
    input: z.strictObject({
      team: z.string().trim().min(1).max(60),
      modules: z.string().regex(/^mfe-[a-z0-9*-]{1,60}$/),
      days: z.int().min(1).max(366),
    }),
    output: madeTeamToken,
  },
  revokeTeamToken: { input: z.strictObject({ id: idOf('ttk') }), output: teamToken },
} satisfies CallSchemas;

/** `ReleaseBegin` of the release protocol. */
export const releaseBegin = z.strictObject({ manifest: z.string().max(1_000_000) });
