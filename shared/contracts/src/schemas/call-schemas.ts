import type { z } from 'zod';
import type { Infer } from './infer.ts';

/**
 * What a call takes and answers; by the name of the call. `$ZodType` is the part of a schema without its methods:
 * comparing five hundred schemas with `ZodType` takes the compiler twice the time.
 */
export type CallSchemas = Readonly<
  Record<string, { readonly input: z.core.$ZodType; readonly output: z.core.$ZodType }>
>;

/** A call that takes nothing has an empty object as input, on the wire. */
export type InputFrom<Schema extends z.core.$ZodType> =
  z.output<Schema> extends Readonly<Record<string, never>> ? void : Infer<Schema>;

export type OutputFrom<Schema extends z.core.$ZodType> = Infer<Schema>;
