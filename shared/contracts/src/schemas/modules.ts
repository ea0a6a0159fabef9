import { z } from 'zod';
import { failureKinds } from '../module-failures.ts';
import { noAnswer, nothing } from './atoms.ts';
import type { Infer } from './infer.ts';
import { operatorInfo } from './operator.ts';
import { signedText } from './signed-text.ts';
import type { CallSchemas } from './call-schemas.ts';

/** A module that this browser loads from the operator's own machine. */
export const localBuild = z.strictObject({
  module: z.string(),
  baseUrl: z.string(),
});
export type LocalBuild = Infer<typeof localBuild>;

const moduleName = z.string().regex(/^mfe-[a-z][a-z0-9-]{1,40}$/);

const version = z.string().max(80);

/** Input and output of each call. */
export const moduleSchemas = {
  reportFailure: {
    input: z.strictObject({
      module: moduleName,
      version,
      kind: z.enum(failureKinds),
      /** Name of the page, part or overlay, or of the topic. */
      piece: z.string().max(80),
      /** The error's message, truncated. */
      detail: z.string().max(300),
      /** The ticket of the page's manifest. */
      ticket: z.string().max(1_000),
    }),
    output: noAnswer,
  },
  lastGoodRelease: { input: z.strictObject({ module: moduleName, version }), output: signedText },
  operatorInfo: { input: nothing, output: operatorInfo },
  localBuilds: { input: nothing, output: z.array(localBuild) },
  pointModule: {
    input: z.strictObject({
      module: moduleName,
      baseUrl: z.string().max(200),
      release: z.string().max(200_000),
    }),
    output: localBuild,
  },
  unpointModule: { input: z.strictObject({ module: moduleName }), output: noAnswer },
} satisfies CallSchemas;

export type FailureReport = Infer<(typeof moduleSchemas)['reportFailure']['input']>;
