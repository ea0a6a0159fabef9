import { z } from 'zod';
import { idOf } from './atoms.ts';

/** Inputs of `calls/releases.ts`. */
export const releaseSchemas = {
  teamTokens: z.strictObject({}),
  makeTeamToken: z.strictObject({
    team: z.string().trim().min(1).max(60),
    modules: z.string().regex(/^mfe-[a-z0-9*-]{1,60}$/),
    days: z.int().min(1).max(366),
  }),
  revokeTeamToken: z.strictObject({ id: idOf('ttk') }),
};

/** `ReleaseBegin` of the release protocol. */
export const releaseBegin = z.strictObject({ manifest: z.string().max(1_000_000) });
