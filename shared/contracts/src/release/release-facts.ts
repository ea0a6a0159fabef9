import { z } from 'zod';
import type { JsonShape } from './json-shape.ts';
import { jsonShape } from './json-shape-schema.ts';

/** `facts.json`: what a build states about itself in addition to its files; the audit checks it. */
export interface ReleaseFacts {
  /** Version of the contract that it was compiled against. */
  readonly contract: string;
  /** Packages shared by the host → the mode, and the used exports. */
  readonly shared: Readonly<Record<string, SharedUse>>;
  /** Third-party packages that are compiled into its files. */
  readonly bundled: readonly string[];
  /** Topic that it publishes or reads → payload shape at compile time. */
  readonly topics: Readonly<Record<string, JsonShape>>;
  /** Call that it makes → the call's line at compile time. */
  readonly calls: Readonly<Record<string, CallContract>>;
  /** Language → keys of its texts, without plural forms. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

export interface SharedUse {
  /** A range, such as `^19.3.1`. */
  readonly requires: string;
  readonly isSingleton: boolean;
  /** Includes its own copy for hosts without one. */
  readonly hasFallback: boolean;
  readonly exports: readonly string[];
}

export interface CallContract {
  readonly method: string;
  readonly path: string;
  readonly audience: string;
  readonly sealed: boolean;
  readonly once: boolean;
  readonly input: JsonShape;
  /** What it relies on in the answer. */
  readonly output: JsonShape;
}

/** Name of the file in a release's folder. */
export const factsFile = 'facts.json';

const word = z.string().max(200);

export const callContract: z.ZodType<CallContract> = z.strictObject({
  method: word,
  path: word,
  audience: word,
  sealed: z.boolean(),
  once: z.boolean(),
  input: jsonShape,
  // Absent in facts from before answers were recorded.
  output: jsonShape.default({}),
});

export const releaseFacts: z.ZodType<ReleaseFacts> = z.strictObject({
  contract: z.string().regex(/^\d+\.\d+$/),
  shared: z.record(
    word,
    z.strictObject({
      requires: word,
      isSingleton: z.boolean(),
      hasFallback: z.boolean(),
      exports: z.array(word).max(500),
    }),
  ),
  bundled: z.array(word).max(500),
  topics: z.record(word, jsonShape),
  calls: z.record(word, callContract),
  texts: z.record(word, z.array(word).max(5_000)),
});
