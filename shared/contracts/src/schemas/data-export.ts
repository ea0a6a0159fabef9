import { z } from 'zod';
import { nothing } from './atoms.ts';
import type { CallSchemas } from './call-schemas.ts';
import type { Infer } from './infer.ts';

/** The copy of a member's data that the member asked for. */
export const dataExport = z.strictObject({
  state: z.enum(['none', 'waiting', 'ready']),
  requestedAt: z.iso.datetime().nullable(),
  /** When the file is deleted. */
  expiresAt: z.iso.datetime().nullable(),
  /** When another copy can be asked for; `null`: now. */
  nextAt: z.iso.datetime().nullable(),
});
export type DataExport = Infer<typeof dataExport>;

const password = z.string().min(1).max(255).exactOptional();

/** Input and output of each call. */
export const dataExportSchemas = {
  dataExport: { input: nothing, output: dataExport },
  requestDataExport: { input: nothing, output: dataExport },
  openDataExport: {
    input: z.strictObject({ password }),
    /** The link works once, until it expires. */
    output: z.strictObject({ path: z.string(), expiresAt: z.iso.datetime() }),
  },
} satisfies CallSchemas;
