import { z } from 'zod';
import { failureKinds } from '../calls/modules.ts';

const moduleName = z.string().regex(/^mfe-[a-z][a-z0-9-]{1,40}$/);
const version = z.string().max(80);

/** Inputs of `calls/modules.ts`. */
export const moduleSchemas = {
  reportFailure: z.strictObject({
    module: moduleName,
    version,
    kind: z.enum(failureKinds),
    piece: z.string().max(80),
    detail: z.string().max(300),
    ticket: z.string().max(1_000),
  }),
  lastGoodRelease: z.strictObject({ module: moduleName, version }),
  localBuilds: z.strictObject({}),
  pointModule: z.strictObject({
    module: moduleName,
    baseUrl: z.string().max(200),
    release: z.string().max(200_000),
  }),
  unpointModule: z.strictObject({ module: moduleName }),
};
