import { z } from 'zod';
import type { JsonShape } from './json-shape.ts';
import { jsonShape } from './json-shape-schema.ts';

/** `facts.json`: what a build knows of itself beyond its files; the audit judges by it. */
export interface ReleaseFacts {
  /** Version of the contract that it was compiled against. */
  readonly contract: string;
  /** Package that it takes from the host → how, and which of its exports. */
  readonly shared: Readonly<Record<string, SharedUse>>;
  /** Packages of others that are compiled into its files. */
  readonly bundled: readonly string[];
  /** Topic that it publishes or reads → shape of the payload, as it was compiled. */
  readonly topics: Readonly<Record<string, JsonShape>>;
  /** Call that it makes → the call's line, as it was compiled. */
  readonly calls: Readonly<Record<string, CallLine>>;
  /** Language → keys of its texts, without plural forms. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

export interface SharedUse {
  /** A range, as `^19.3.1`. */
  readonly requires: string;
  readonly isSingleton: boolean;
  /** Brings a copy of its own where the host has none. */
  readonly hasFallback: boolean;
  readonly exports: readonly string[];
}

export interface CallLine {
  readonly method: string;
  readonly path: string;
  readonly audience: string;
  readonly sealed: boolean;
  readonly once: boolean;
  readonly input: JsonShape;
}

/** Name of the file in a release's folder. */
export const factsFile = 'facts.json';

const word = z.string().max(200);

export const callLine: z.ZodType<CallLine> = z.strictObject({
  method: word,
  path: word,
  audience: word,
  sealed: z.boolean(),
  once: z.boolean(),
  input: jsonShape,
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
  calls: z.record(word, callLine),
  texts: z.record(word, z.array(word).max(5_000)),
});
